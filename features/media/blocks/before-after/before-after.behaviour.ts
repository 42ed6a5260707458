import { behaviour } from '#platform/islands'

/** Lays the second image over the first, with a slider that sets how much of it is visible. */
export const beforeAfter = behaviour<object>('before-after', (root) => {
  const slider = root.querySelector<HTMLInputElement>('input')
  const frame = root.querySelector<HTMLElement>('.before-after')
  if (!slider || !frame) return
  const show = () => frame.style.setProperty('--at', `${slider.value}%`)
  slider.addEventListener('input', show)
  slider.hidden = false
  frame.setAttribute('data-laid', '')
  show()
  return () => {
    slider.removeEventListener('input', show)
    slider.hidden = true
    frame.removeAttribute('data-laid')
  }
})
