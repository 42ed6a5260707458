import type { Language } from '#platform/i18n'

/**
 * A page behind the home page: its title in the menu, and its texts as the Markdown of the samples, the first beside a
 * drawing.
 */
export interface InnerPage {
  title: string
  parts: readonly string[]
}

/** Pages that every design has besides its home page: its offer, its people, and its contact details. */
export interface InnerPages {
  offer: InnerPage
  about: InnerPage
  contact: InnerPage
}

export type InnerWords = { en: InnerPages } & Partial<Record<Language, InnerPages>>
