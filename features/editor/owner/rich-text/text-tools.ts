import { loadable } from '#platform/ui'

/** Loads the tools of text editing when the pointer comes near the page, and at the latest when a text is opened. */
export const textTools = loadable(() => import('./text-tools.parts.ts'))
