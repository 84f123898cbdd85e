/** Lessons: matches whose cards come in a fixed order. */
import type { Route } from '../../app/route'

export const routes: Route[] = [
  { name: 'learn', path: '/learn/{game}', ownFrame: true, page: () => import('./LessonPage.svelte') },
]
