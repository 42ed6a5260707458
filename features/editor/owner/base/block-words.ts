import { textsOf } from '#platform/block'
import { type Block, type Document, isRichText, plainText } from '#platform/document'
import type { Language } from '#platform/i18n'
import { canvasBlocks, nameOfType } from './blocks.ts'
import { partNameMessages } from './part-name.messages.ts'

/** Returns the name of a block: the owner's, or else that of its type. */
export function labelOfBlock(block: Pick<Block, 'type' | 'name'>, language: Language): string {
  return block.name || nameOfType(block.type, language)
}

/** Props are immutable, so their first words can be cached. */
const firstWords = new WeakMap<Block['props'], string>()

/** The first words of a block's text, which distinguish it from others of its type. */
export function wordsOfBlock({ type, props }: Pick<Block, 'type' | 'props'>): string {
  const before = firstWords.get(props)
  if (before !== undefined) return before
  const contract = canvasBlocks.get(type)?.contract
  if (!contract) return ''
  const lines = textsOf({ props }, contract).map(({ value }) =>
    (typeof value === 'string' ? value : plainText(value)).replace(/\s+/g, ' ').trim(),
  )
  const line = lines.find(Boolean) ?? ''
  const words = line.length > 60 ? `${line.slice(0, 60)}…` : line
  firstWords.set(props, words)
  return words
}

/** True for a text block without words. */
export function isBlankText({ type, props }: Pick<Block, 'type' | 'props'>): boolean {
  return type === 'html' && isRichText(props['text']) && plainText(props['text']).trim() === ''
}

/** The title that the document has in its settings; parts of every page are called by their kind. */
export function titleOf({ kind, settings }: Pick<Document, 'kind' | 'settings'>, language: Language): string {
  if (kind === 'header' || kind === 'footer') return partNameMessages(language, kind)
  return typeof settings['title'] === 'string' ? settings['title'] : ''
}
