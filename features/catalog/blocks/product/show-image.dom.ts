/** Scrolls to one of a product's images, and marks its thumbnail. */
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
