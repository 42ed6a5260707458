import { behaviour } from '#platform/islands'
import { fitText } from '#platform/visitor'

/**
 * Makes the words on an image so much smaller that they stand in it. Where they would become too small to read, the
 * image grows after all.
 */
export const fitTitle = behaviour<object>('fit-title', (root) => {
  const image = root.closest('.image')
  const words = root.querySelector('.image-text')
  return words ? fitText(words, { onFit: (fits) => image?.toggleAttribute('data-grown', !fits) }) : undefined
})
