// One module for everything that the designs and the lightbox share, so that it is one file for a page with several of
// them.
export { behaviourOf } from '../contract/behaviour-options.rules.ts'
export { stepsOf, swipeSeconds } from '../contract/swipe.rules.ts'
export {
  createGallery,
  type Design,
  type DesignMaker,
  type Designs,
  type Gallery,
  type Helpers,
  link,
} from './gallery.dom.ts'
export { startGallery } from './gallery-start.dom.ts'
export { settingsOf } from './settings.dom.ts'
export { watchSwipe } from './designs/swipe.dom.ts'
