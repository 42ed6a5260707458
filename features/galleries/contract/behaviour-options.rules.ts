import {
  alignmentOf,
  autoplayTimeoutOf,
  carouselDefaults,
  type GalleryDesign,
  galleryDefaults,
  stackedDefaults,
  stripDefaults,
} from './gallery.rules.ts'
import type { BehaviourOptions, GallerySettings } from './gallery-settings.rules.ts'

/** Returns the options that scripts need. The design is an attribute of the page. */
export function behaviourOf(settings: GallerySettings, design: GalleryDesign): BehaviourOptions {
  const isShow = design === 'stacked' || design === 'strip'
  return {
    ...galleryDefaults,
    autoplay: settings.autoplay === true,
    // R1.43: blocks have no setting for a random order, so their slides follow in order.
    autoplayOptions: {
      timeout: autoplayTimeoutOf(settings['autoplay-duration']),
      randomize: false,
      pauseOnMouseover: ['gallery', 'controls'],
    },
    loop: isShow,
    lightbox: settings.lightbox === true,
    lightboxTheme: settings.lightboxTheme === 'light' ? 'light' : 'dark',
    slidesPerRow: Number(settings.slidesPerRow) || carouselDefaults.slidesPerRow,
    transition: stackedDefaults.transition,
    speed: design === 'stacked' ? stackedDefaults.speed : stripDefaults.speed,
    preload: stackedDefaults.preload,
    clickBehavior: 'next',
    activeSlideClickBehavior: 'next',
    alignment: alignmentOf(settings['active-alignment']),
    ...settings.options,
    design,
  }
}
