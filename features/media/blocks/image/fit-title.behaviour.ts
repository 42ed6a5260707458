import { behaviour } from '#platform/islands'
import { fitText } from '#platform/visitor'

/** Makes the words on a picture so much smaller that they stand in it. Where they would become too small to read, the picture grows after all. */
export const fitTitle = behaviour<object>('fit-title', (root) => {
  const picture = root.closest('.image')
  const words = root.querySelector('.image-text')
  return words ? fitText(words, { onFit: (fits) => picture?.toggleAttribute('data-grown', !fits) }) : undefined
})
