/** The routes of all features. A folder with an `index.ts` is all that a new page needs. */
import { collectRoutes } from './route'

export const ROUTES = collectRoutes(import.meta.glob('../features/*/index.ts', { eager: true, import: 'routes' }))
