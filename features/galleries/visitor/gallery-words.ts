import type { Language } from '#platform/i18n'
import type { ViewProps } from '#platform/render'
import { galleryMessages } from '../contract/gallery.messages.ts'
import type { GalleryOptions } from '../contract/gallery-settings.rules.ts'
import { gallerySize, hasIndex } from '../contract/gallery.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import type { GalleryData } from '../contract/slide.ts'
import type { GalleryWake } from './gallery.behaviour.ts'
import type { LightboxWords } from './lightbox/lightbox-parts.dom.ts'

type View = Pick<ViewProps<GalleryProps, GalleryData>, 'props' | 'data' | 'page'>

/** Texts for the scripts, in the page's language. */
export function wakeOf({ props, data, page }: View, options: GalleryOptions): GalleryWake {
  const words = lightboxWords(page.language)
  const extras = { download: props.download, share: props.share, strip: props.thumbnails }
  const isShow = hasIndex(options.design)
  const leads = isShow && !options.lightbox
  const paged =
    data.part && (options.lightbox || leads)
      ? { ...data.part, size: gallerySize, failed: galleryMessages(page.language, 'failed'), ...(leads && { leads }) }
      : null
  const { design, lightbox, autoplay } = options
  const start = { design, words, ...(lightbox && { lightbox }), ...(autoplay && { autoplay }) }
  return paged || Object.values(extras).includes(true)
    ? { ...start, extras: { ...extras, ...(paged && { paged }) } }
    : start
}

export function lightboxWords(language: Language): LightboxWords {
  const say = (name: Parameters<typeof galleryMessages>[1]) => galleryMessages(language, name)
  return {
    lightbox: say('lightbox'),
    position: galleryMessages(language, 'position', { n: '{n}', count: '{count}' }),
    close: say('close'),
    previous: say('previous'),
    next: say('next'),
    zoom: say('zoom'),
    share: say('share'),
    copied: say('copied'),
    download: say('download'),
    pause: say('pause'),
  }
}
