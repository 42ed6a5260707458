/** Brings one of a product's pictures into sight, and marks the small one that stands for it. */
export function showPicture(whole: ParentNode, picture: string): void {
  const track = whole.querySelector('.product-track')
  const place = track?.querySelector<HTMLElement>(`[data-picture-id="${picture}"]`)
  if (!track || !place) return
  const step = place.getBoundingClientRect().left - track.getBoundingClientRect().left
  track.scrollBy({ left: step })
  markPicture(whole, picture)
}

export function markPicture(whole: ParentNode, picture: string): void {
  for (const small of whole.querySelectorAll<HTMLElement>('.product-thumbs [data-picture]')) {
    small.ariaCurrent = small.dataset.picture === picture ? 'true' : null
  }
}
