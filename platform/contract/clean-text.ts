/** Controls beside tab and line ends, halves of characters, and the two that no text may hold. */
const unfit = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u
const everyBreak = /[\v\f]/g
const everyUnfit = new RegExp(unfit, 'gu')

/**
 * Removes characters that databases, XML or browsers cannot hold. Line breaks within a paragraph, as word processors
 * write them, become spaces.
 */
export function cleanText(text: string): string {
  if (!unfit.test(text)) return text
  return text.replaceAll(everyBreak, ' ').replaceAll(everyUnfit, (part) => (part.isWellFormed() ? '' : '\ufffd'))
}
