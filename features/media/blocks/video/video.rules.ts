/** Fit of a video in its block (B4.47, B5.16). */
export const videoFits = ['none', 'fit', 'fill'] as const

/** Returns the video's source: a library file takes precedence over an address, and an address over pasted HTML. */
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
