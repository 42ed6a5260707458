import { behaviour } from '#platform/islands'

/** Lays the second image over the first, and a slider over both that says how much of it is seen. */
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
