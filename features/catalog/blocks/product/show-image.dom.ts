/** Brings one of a product's images into sight, and marks the small one that stands for it. */
export function showImage(whole: ParentNode, image: string): void {
  const track = whole.querySelector('.product-track')
  const place = track?.querySelector<HTMLElement>(`[data-product-image="${image}"]`)
  if (!track || !place) return
  const step = place.getBoundingClientRect().left - track.getBoundingClientRect().left
  track.scrollBy({ left: step })
  markImage(whole, image)
}

export function markImage(whole: ParentNode, image: string): void {
  for (const small of whole.querySelectorAll<HTMLElement>('.product-thumbs [data-shows-image]')) {
    small.ariaCurrent = small.dataset.showsImage === image ? 'true' : null
  }
}
