import type { Language } from '../i18n/index.ts'
import type { OwnerContext } from './index.ts'

export interface EmailTexts {
  subject: string
  intro: string
  outro: string
}

/** An email of a site that its owner may put into words of their own. */
export interface EditableEmail {
  kind: string
  /** What the owner area calls it. */
  named: (language: Language) => string
  /** What its words may name in braces. */
  mayName: readonly string[]
  /** What it says until the owner says it. */
  starts: (language: Language) => EmailTexts
  /** Of an email that has no switch among the emails: why not, or where it is. */
  always?: (language: Language) => string
  /** The email as its reader sees it, about something made up. */
  preview: (
    ctx: OwnerContext,
    words: EmailTexts,
    facts: { language: Language; ribbon: string },
  ) => Promise<{ html: string }>
}
