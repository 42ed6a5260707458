/**
 * Converts an address in a menu to one that has the same target on every page: `instagram.com/kade9` is another site
 * and `about` a page of this one.
 */
export function menuAddress(written: string): string {
  const text = written.trim()
  if (text === '' || /^[/#?]/.test(text) || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return text
  const [host = ''] = text.split(/[/?#]/)
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return `mailto:${text}`
  return /^[^\s.]+(?:\.[^\s.]+)*\.[a-z][^\s.]+$/i.test(host.replace(/:\d+$/, '')) ? `https://${text}` : `/${text}`
}
