import { adoptStyles, informationDialog, shareBySystem } from '#platform/visitor'
import type { LightboxStart } from './lightbox.dom.ts'
import { drawnSign, type LightboxWords, createPart, part, placeOf } from './lightbox-parts.dom.ts'
import type { PagedCollection } from '../designs/paged-collection.dom.ts'

export interface LightboxExtras {
  download: boolean
  share: boolean
  strip: boolean
  paged?: PagedCollection
}

const css = `
.lightbox[data-strip] .slide{padding-bottom:9rem}
.lightbox[data-strip] .lightbox-image{width:min(100%,var(--w),calc((100dvh - 13.5rem)*var(--r)))}
.lightbox[data-strip] .lightbox-caption{bottom:4.5rem}
.lightbox-strip{position:absolute;inset-inline:0;bottom:0;display:flex;gap:4px;padding:.75rem;overflow-x:auto;z-index:2;scrollbar-width:none}
.lightbox-strip::before,.lightbox-strip::after{content:"";margin:auto}
.lightbox .lightbox-strip button{flex:none;width:64px;height:48px;border-radius:0;opacity:.55;overflow:hidden}
.lightbox .lightbox-strip button[aria-current]{opacity:1;box-shadow:inset 0 0 0 2px var(--lb-ink);outline:2px solid transparent;outline-offset:-2px}
.lightbox-strip img{width:100%;height:100%;object-fit:cover}
.lightbox[data-zoomed] .lightbox-strip{background:rgb(var(--lb),.7)}
@media (max-width:767px){.lightbox-strip{display:none}.lightbox[data-strip] .slide{padding-bottom:4.5rem}.lightbox[data-strip] .lightbox-caption{bottom:0}}
`
const signs = { share: 'M12 15V3M8 6.5L12 3l4 3.5M6 11H5v10h14V11h-1', download: 'M12 4v12M7 11.5l5 5 5-5M5 20h14' }

/**
 * Adds optional parts: thumbnails, sharing and downloads, and those of a long collection. The returned function is
 * called with each displayed index.
 */
export async function addExtras(
  dialog: HTMLElement,
  start: LightboxStart & { extras: LightboxExtras },
): Promise<(index: number) => void> {
  const { root, slides, words, extras } = start
  const { paged } = extras
  const fill =
    paged &&
    (await import('./fill-places.dom.ts')).fillPlaces(dialog, root, paged, slides, (at) =>
      smallIn(dialog, at, slides[at]),
    )
  adoptStyles(css)
  const zoom = dialog.querySelector('[data-act="zoom"]')
  // Neither is available on a page without encryption.
  if (extras.share && ('share' in navigator || 'clipboard' in navigator)) {
    const share = createPart('button', '') as HTMLButtonElement
    Object.assign(share, { type: 'button', ariaLabel: words.share })
    share.append(drawnSign(signs.share))
    share.addEventListener('click', () => void shareAddress(words))
    zoom?.before(share)
  }
  if (extras.download) {
    const link = part('a', 'download')
    link.setAttribute('download', '')
    link.ariaLabel = words.download
    link.append(drawnSign(signs.download))
    zoom?.before(link)
  }
  if (extras.strip && slides.length > 1) {
    dialog.toggleAttribute('data-strip', true)
    dialog.append(stripOf(slides, words))
  }
  return (index) => {
    fill?.(index)
    const image = slides[index]?.querySelector('img')
    dialog.querySelector('[data-part="download"]')?.setAttribute('href', image?.dataset['src'] ?? '')
    for (const [at, button] of dialog.querySelectorAll('.lightbox-strip button').entries()) {
      button.ariaCurrent = at === index ? 'true' : null
      if (at === index) button.scrollIntoView({ block: 'nearest', inline: 'center' })
    }
  }
}

/** Shares the address by the share dialog of the system, or else copies it. */
async function shareAddress({ copied }: LightboxWords): Promise<void> {
  const url = location.href
  if (await shareBySystem({ url, title: document.title })) return
  await navigator.clipboard.writeText(url)
  await informationDialog({ message: copied })
}

function stripOf(slides: readonly HTMLElement[], words: LightboxWords): HTMLElement {
  const row = part('div', 'strip')
  row.className = 'lightbox-strip'
  row.append(
    ...slides.map((slide, at) => {
      const small = document.createElement('button')
      Object.assign(small, { type: 'button', ariaLabel: placeOf(words, at, slides.length) })
      small.dataset['control'] = `to-${at}`
      small.append(...smallOf(slide))
      return small
    }),
  )
  return row
}

function smallIn(dialog: HTMLElement, at: number, slide: HTMLElement | undefined): void {
  dialog.querySelectorAll('.lightbox-strip button')[at]?.replaceChildren(...smallOf(slide))
}

/** Empty while the image is loading. */
function smallOf(slide: HTMLElement | undefined): HTMLElement[] {
  const source = slide?.querySelector('img')
  if (!source) return []
  const { srcset, src } = source
  return [Object.assign(document.createElement('img'), { alt: '', loading: 'lazy', sizes: '64px', srcset, src })]
}
