import { behaviour } from '#platform/islands'
import { fitText } from '#platform/visitor'

/** Shrinks the text on an image until it fits. If it would become unreadable, the image grows instead. */
export const fitTitle = behaviour<object>('fit-title', (root) => {
  const image = root.closest('.image')
  const words = root.querySelector('.image-text')
  return words ? fitText(words, { onFit: (fits) => image?.toggleAttribute('data-grown', !fits) }) : undefined
})
