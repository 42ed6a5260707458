import { galleryAt, joinAll, slidesIn } from '../more.dom.ts'

/** A collection of which the page shows a part; the others are pages of their own. */
export interface PagedCollection {
  first: number
  count: number
  /** Number of images in a part. */
  size: number
  path: string
  /** Message shown when a part cannot be loaded. */
  failed: string
  /** Whether images link to their own page instead of the lightbox. */
  leads?: boolean
}

export interface Places {
  slides: HTMLElement[]
  at: number
}

type Parts = Map<number, Promise<HTMLElement[]>>

const partsByRoot = new WeakMap<HTMLElement, Parts>()
/** Returns a place for every image: those on the page, and an empty place for each of the others. */
export async function placesOf(
  root: HTMLElement,
  paged: PagedCollection,
  opened: HTMLElement | null,
  shown: () => HTMLElement[],
): Promise<Places> {
  if (root.querySelector('[data-filter]:not([data-filter=""])[aria-pressed="true"]')) {
    // The numbers of tags are known once all images are loaded.
    await joinAll(root)
    const slides = shown()
    return { slides, at: opened ? slides.indexOf(opened) : -1 }
  }
  const here = shown()
  const slides = Array.from(
    { length: Math.max(paged.count, paged.first + here.length) },
    (_, at) => here[at - paged.first] ?? waiting(at, paged),
  )
  const at = opened ? slides.indexOf(opened) : await search(root, paged, slides)
  if (!paged.leads) return { slides, at }
  if (at >= 0) location.replace(`${paged.path}?page=${Math.floor(at / paged.size) + 1}${location.hash}`)
  return { slides, at: -1 }
}

function waiting(at: number, { size }: PagedCollection): HTMLElement {
  const slide = document.createElement('div')
  slide.dataset['part'] = String(Math.floor(at / size) + 1)
  return slide
}

/** Returns the index of the image in the address among those that are not on the page; -1 for an unknown one. */
async function search(root: HTMLElement, paged: PagedCollection, slides: HTMLElement[]): Promise<number> {
  const id = new URLSearchParams(location.hash.slice(1)).get('itemId')
  for (const part of new Set(slides.flatMap(({ dataset }) => dataset['part'] ?? []))) {
    await put(root, paged, slides, Number(part))
    const at = slides.findIndex(({ dataset }) => dataset['slideId'] === id)
    if (at >= 0) return at
  }
  return -1
}

/** Inserts the images of a part at their places; returns the inserted ones. */
export async function put(
  root: HTMLElement,
  paged: PagedCollection,
  slides: HTMLElement[],
  part: number,
): Promise<number[]> {
  const parts: Parts = partsByRoot.get(root) ?? new Map()
  partsByRoot.set(root, parts)
  const coming =
    parts.get(part) ?? galleryAt(`${paged.path}?page=${part}`, root).then((found) => (found ? slidesIn(found) : []))
  parts.set(part, coming)
  const came = await coming
  // A failed part may load at the next attempt.
  if (came.length === 0) parts.delete(part)
  return came.flatMap((slide, at) => {
    const place = (part - 1) * paged.size + at
    if (!slides[place]?.dataset['part']) return []
    slides[place] = slide
    return [place]
  })
}
