// One module for all that designs and the lightbox share: so it is one file on the wire, however many of them a page
// has.
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
