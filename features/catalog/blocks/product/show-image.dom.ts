/** Brings one of a product's images into sight, and marks the small one that stands for it. */
export function showImage(productElement: ParentNode, image: string): void {
  const track = productElement.querySelector('.product-track')
  const place = track?.querySelector<HTMLElement>(`[data-product-image="${image}"]`)
  if (!track || !place) return
  const step = place.getBoundingClientRect().left - track.getBoundingClientRect().left
  track.scrollBy({ left: step })
  markImage(productElement, image)
}

export function markImage(productElement: ParentNode, image: string): void {
  for (const small of productElement.querySelectorAll<HTMLElement>('.product-thumbs [data-shows-image]')) {
    small.ariaCurrent = small.dataset.showsImage === image ? 'true' : null
  }
}
