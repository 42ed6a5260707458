import { messages } from '#platform/i18n'

/** What the panel of a shape says. */
export const shapeMessages = messages('pages.shape')
