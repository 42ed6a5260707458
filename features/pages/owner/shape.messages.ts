import { messages } from '#platform/i18n'

/** Texts of the shape panel. */
export const shapeMessages = messages('pages.shape')
