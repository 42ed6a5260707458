import { behaviour } from '#platform/islands'
import { tooltips } from '#platform/visitor'

/** What carries `data-tip` says it under the pointer and to the keyboard, and the one that woke this as well. */
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
