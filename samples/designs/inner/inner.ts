import type { Language } from '#platform/i18n'
import type { AskedForm } from './asked-form.ts'

/**
 * A page behind the home page: its title in the menu, and its texts as the Markdown of the samples, the first beside a
 * drawing.
 */
export interface InnerPage {
  title: string
  parts: readonly string[]
}

/** Pages that every design has besides its home page: its offer, its people, and its contact details with a form. */
export interface InnerPages {
  offer: InnerPage
  about: InnerPage
  contact: InnerPage & {
    /** Questions to which the page promises an answer; absent: a name, an email address and a message. */
    form?: AskedForm
  }
}

export type InnerWords = { en: InnerPages } & Partial<Record<Language, InnerPages>>
