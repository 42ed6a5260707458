import { type Gallery, link } from './gallery.dom.ts'

const started = new Map<string, Gallery>()

/** B3.35: links blocks by their ids, in any order of waking. */
export function linkOthers(gallery: Gallery): void {
  const own = gallery.root.closest('.block')?.id.replace('block-', '') ?? ''
  started.set(own, gallery)
  for (const [id, other] of started) {
    const isWanted = gallery.options.linkedGalleries.includes(id) || other.options.linkedGalleries.includes(own)
    if (id === own || !isWanted) continue
    link(gallery, other)
    gallery.go(other.index, { animated: false })
  }
  gallery.signal.addEventListener('abort', () => {
    started.delete(own)
    for (const other of gallery.linked) other.linked.delete(gallery)
  })
}
