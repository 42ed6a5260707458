import { behaviour } from '#platform/islands'
import { tooltips } from '#platform/visitor'

/** Shows the text of `data-tip` on hover and focus, also for the element that loaded this script. */
export const tips = behaviour<object>('tips', (root) => {
  const end = tooltips(root)
  const under = root.querySelector('[data-tip]:hover')
  if (under) {
    const { left: clientX, bottom: clientY } = under.getBoundingClientRect()
    for (const type of ['pointermove', 'pointerover'])
      under.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }))
  }
  root.querySelector('[data-tip]:focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  return end
})
