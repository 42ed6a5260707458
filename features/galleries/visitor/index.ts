export { gallery } from './gallery.behaviour.ts'
export { lightboxWords } from './gallery-words.ts'
