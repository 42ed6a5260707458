/** What somebody reads of Markdown, as far as search needs it: without its marks, the addresses of links and what rules tables. */
export function wordsOfMarkdown(source: string): string {
  return source
    .replace(/^\[\^?[^\]]+\]:\s*(?:\S+$)?/gm, '')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:```|~~~).*$/gm, '')
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/gm, '')
    .replace(/\*+|~~|`|(?<!\w)_+|_+(?!\w)/g, '')
    .split('\n')
    .map((line) => line.replace(/\s*\|\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
