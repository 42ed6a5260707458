import type { Language } from '../i18n/index.ts'
import type { OwnerContext } from './index.ts'

export interface LetterWords {
  subject: string
  intro: string
  outro: string
}

/** A letter of a site that its owner may put into words of their own. */
export interface OwnLetter {
  kind: string
  /** What the owner area calls it. */
  named: (language: Language) => string
  /** What its words may name in braces. */
  mayName: readonly string[]
  /** What it says until the owner says it. */
  starts: (language: Language) => LetterWords
  /** Of a letter that has no switch among the letters: why not, or where it is. */
  always?: (language: Language) => string
  /** The letter as its reader sees it, about something made up. */
  preview: (
    ctx: OwnerContext,
    words: LetterWords,
    facts: { language: Language; ribbon: string },
  ) => Promise<{ html: string }>
}
