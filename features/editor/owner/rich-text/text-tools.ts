import { loadable } from '#platform/ui'

/** Everything for writing in a text: fetched when a hand comes near the page, at the latest when a text is opened. */
export const textTools = loadable(() => import('./text-tools.parts.ts'))
