import { behaviour } from '#platform/islands'
import { type HighlightDirection, type HighlightType, adoptStyles, animateHighlights } from '#platform/visitor'

export interface HighlightStart {
  type: HighlightType
  direction: HighlightDirection
}

/** Draws the colour of a mark as an image, whose size can be animated. */
const drawnCss = `
@property --mark-ink{syntax:"<color>";inherits:false;initial-value:transparent}
mark.drawn{--mark-ink:color-mix(in srgb,var(--accent) 22%,transparent);background:linear-gradient(var(--mark-ink) 0 0) 0 50%/100% 100% no-repeat;box-decoration-break:clone;-webkit-box-decoration-break:clone}`

/** Draws the marks behind words once they are seen. */
export const highlight = behaviour<HighlightStart>('highlight', (root, start) => {
  const marks = [...root.querySelectorAll('mark')]
  adoptStyles(drawnCss)
  for (const mark of marks) mark.classList.add('drawn')
  const end = animateHighlights(marks, start)
  return () => {
    end()
    for (const mark of marks) mark.classList.remove('drawn')
  }
})
