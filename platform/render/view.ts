import type { Language } from '../i18n/index.ts'
import type { ReactNode } from 'react'
import type { Locks } from '../contract/locks.ts'
import type { Place } from '../document/document.ts'

/** Data about the page of a view. They are the same for every visitor, because the result is cached. */
export interface PageContext {
  /** BCP 47 language of the page's content. */
  locale: string
  /** Language of the product's texts, chosen by the server. */
  language: Language
  path: string
  /** Number of `pageTypes`. */
  pageType: number
  documentId: string
  /** Locks opened by all visitors of the page, which shows nothing with further locks. */
  locks: Locks
  site: { id: string; title: string; baseUrl: string }
  /** Language of the page's editor; see `hintLanguage`. */
  ownerLanguage?: Language
  /** Whether it is on the editor's canvas, where views show placeholders and code of the owner does not run. */
  editing: boolean
  /** Whether it surrounds a page in the editor, so that menus include unpublished entries. */
  withDrafts?: boolean
  /** The section on the first screen, whose images are loaded at once. */
  firstSection?: string
  /** Width of the site in pixels, from its styles: decides the `sizes` of images. */
  siteWidth?: number
}

/** Props of every block's view. `Data` is the result of its loader; `undefined` without a loader. */
export interface ViewProps<Props, Data = undefined> {
  id: string
  props: Props
  data: Data
  place: Place
  /** Section of the block: its width determines the `sizes` of images. */
  section: { id: string; theme: string; width: 'narrow' | 'site' | 'full' }
  page: PageContext
  /** The rendered blocks inside it, by slot. */
  slots: Readonly<Record<string, ReactNode>>
}

/**
 * Returns the language of texts for editors alone, such as a hint in an empty block. Visitors' texts use the site's
 * language on the canvas too.
 */
export function hintLanguage({ ownerLanguage, language }: Pick<PageContext, 'ownerLanguage' | 'language'>): Language {
  return ownerLanguage ?? language
}
