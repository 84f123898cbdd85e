/** The routes of all features. A new page needs only a folder with an `index.ts`. */
import { collectRoutes } from './route'

export const ROUTES = collectRoutes(import.meta.glob('../features/*/index.ts', { eager: true, import: 'routes' }))
