import type { BehaviourOptions } from '../../contract/gallery-settings.rules.ts'

/** Texts of the lightbox, in the page's language. `position` contains `{n}` and `{count}`. */
export interface LightboxWords {
  lightbox: string
  position: string
  close: string
  previous: string
  next: string
  zoom: string
  share: string
  copied: string
  download: string
  pause: string
}

const signs = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoom: 'M16 16l5 5M11 8v6M8 11h6M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0',
  pause: 'M8 5v14M16 5v14',
}
type Sign = keyof typeof signs

/** The dialog with a slide for each image; it is not in the page yet. */
export function buildLightbox(
  slides: readonly HTMLElement[],
  { lightboxTheme, autoplay }: BehaviourOptions,
  words: LightboxWords,
): HTMLDialogElement {
  const dialog = createPart('dialog', 'lightbox') as HTMLDialogElement
  dialog.dataset['theme'] = lightboxTheme
  dialog.ariaLabel = words.lightbox
  const isMany = slides.length > 1
  dialog.append(
    createPart('div', 'lightbox-overlay'),
    stageOf(slides, words),
    bar(words, autoplay && isMany),
    ...(isMany ? [button('previous', words, 'control'), button('next', words, 'control')] : []),
    captionOf(),
  )
  return dialog
}

function stageOf(slides: readonly HTMLElement[], words: LightboxWords): HTMLElement {
  const track = createPart('div', 'gallery-track')
  track.append(...slides.map((slide, at) => slideOf(slide, placeOf(words, at, slides.length))))
  const view = createPart('div', 'gallery-view')
  view.append(track)
  const stage = createPart('div', 'lightbox-stage')
  stage.append(view)
  return stage
}

/** B3.68: a video, or the largest rendition of the image. */
export function slideOf(origin: HTMLElement, place: string): HTMLElement {
  const slide = createPart('div', 'slide')
  Object.assign(slide, { role: 'group', ariaRoleDescription: 'slide', ariaLabel: place })
  const video = origin.querySelector('.video-wrapper')
  slide.dataset['type'] = video ? 'video' : 'image'
  if (video) slide.append(video.cloneNode(true))
  const image = origin.querySelector('img')
  if (!image || video) return slide
  const frame = createPart('div', 'lightbox-image')
  const [width = 0, height = 0] = (image.dataset['imageDimensions'] ?? '').split('x').map(Number)
  frame.style.cssText = `--w:${width || image.naturalWidth || 1600}px;--r:${width / height || 1.5}`
  const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement
  const large = copy.matches('img') ? (copy as HTMLImageElement) : copy.querySelector('img')
  if (large) {
    large.removeAttribute('style')
    large.loading = 'lazy'
    const before = image.currentSrc
    if (before) large.style.background = `center/100% 100% no-repeat url("${before}")`
    // The page's own text describes the image, because an image that is decorative on the page is the content here.
    large.alt ||= origin.dataset['title'] ?? ''
    large.removeAttribute('data-src')
  }
  frame.append(copy)
  slide.append(frame)
  return slide
}

function bar(words: LightboxWords, plays: boolean): HTMLElement {
  const row = createPart('div', 'lightbox-bar')
  row.append(Object.assign(part('div', 'count'), { className: 'lightbox-count', ariaLive: 'polite' }))
  if (plays) row.append(button('pause', words, 'control'))
  const close = button('close', words, 'act')
  close.autofocus = true
  row.append(button('zoom', words, 'act'), close)
  return row
}

/** B3.69. */
function captionOf(): HTMLElement {
  const caption = createPart('div', 'lightbox-caption')
  caption.append(part('h2', 'title'), part('p', 'description'))
  return caption
}

function button(name: Sign & keyof LightboxWords, words: LightboxWords, kind: 'act' | 'control'): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.dataset[kind] = name
  element.ariaLabel = words[name]
  element.append(drawnSign(signs[name]))
  return element
}

export function drawnSign(d: string): HTMLElement {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}"/></svg>`
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
}

export function createPart(tag: string, name: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = name
  return node
}

export function part(tag: string, name: string): HTMLElement {
  const node = document.createElement(tag)
  node.dataset['part'] = name
  return node
}

export function placeOf({ position }: LightboxWords, at: number, count: number): string {
  return position.replace('{n}', String(at + 1)).replace('{count}', String(count))
}
