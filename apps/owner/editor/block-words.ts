import { type Block, type Document, isRichText, plainText } from '#platform/document'
import type { Language } from '#platform/i18n'
import { nameOfType } from '../canvas/blocks.ts'
import { partNameMessages } from './part-name.messages.ts'

/** What the block is called: as its owner named it, else its kind. */
export function labelOfBlock(block: Pick<Block, 'type' | 'name'>, language: Language): string {
  return block.name || nameOfType(block.type, language)
}

/** The first words of what it says, to tell it from others of its kind. */
export function wordsOfBlock(block: Pick<Block, 'props'>): string {
  for (const value of Object.values(block.props)) {
    const words =
      typeof value === 'string' ? (/\s|[A-Z]/.test(value) ? value : '') : isRichText(value) ? plainText(value) : ''
    const line = words.replace(/\s+/g, ' ').trim()
    if (line) return line.length > 60 ? `${line.slice(0, 60)}…` : line
  }
  return ''
}

/** The title that the document has in its settings; parts of every page are called by their kind. */
export function titleOf({ kind, settings }: Pick<Document, 'kind' | 'settings'>, language: Language): string {
  if (kind === 'header' || kind === 'footer') return partNameMessages(language, kind)
  return typeof settings['title'] === 'string' ? settings['title'] : ''
}
