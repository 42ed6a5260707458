/** B4.47, B5.16: how a video stands in its block. */
export const videoFits = ['none', 'fit', 'fill'] as const

/**
 * Where a video is, told from what the owner gave: a file of the library goes before an address, an address before
 * pasted HTML.
 */
export function placeOfVideo({
  asset,
  url,
  html,
}: {
  asset: string | null
  url: string
  html: string
}): 'library' | 'address' | 'html' | 'nowhere' {
  if (asset !== null) return 'library'
  if (url.trim() !== '') return 'address'
  return html.trim() === '' ? 'nowhere' : 'html'
}
