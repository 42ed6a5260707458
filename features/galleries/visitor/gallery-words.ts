import type { Language } from '#platform/i18n'
import { galleryMessages } from '../contract/gallery.messages.ts'
import type { GalleryOptions } from '../contract/gallery-settings.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import type { GalleryWake } from './gallery.behaviour.ts'

/** What the scripts say, already in the page's language. */
export function wakeOf(props: Pick<GalleryProps, 'download' | 'share' | 'thumbnails'>, options: GalleryOptions, language: Language): GalleryWake {
  const say = (name: Parameters<typeof galleryMessages>[1]) => galleryMessages(language, name)
  const words = {
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
  const extras = { download: props.download, share: props.share, strip: props.thumbnails }
  const { design, lightbox, autoplay } = options
  const start = { design, words, ...(lightbox && { lightbox }), ...(autoplay && { autoplay }) }
  return Object.values(extras).includes(true) ? { ...start, extras } : start
}
