import { behaviour } from '#platform/islands'
import {
  adoptStyles,
  animateOnSight,
  defaultDuration,
  hiddenScale,
  transitionNamed,
  wantsLessMotion,
} from '#platform/visitor'

export interface OnSightStart {
  animation: string
  pace: 'quick' | 'calm'
}

/** Styles of elements before they are revealed, besides being transparent. */
const starts: Readonly<Record<string, string>> = {
  fade: '',
  rise: 'translate:0 28px',
  grow: `scale:${hiddenScale}`,
  slide: 'translate:var(--slide) 0',
}

/**
 * Animates blocks as they become visible, in the way of the site's styles. Only blocks below the window wait for it:
 * visible content never disappears, and a page whose script does not load is complete.
 */
export const onSight = behaviour<OnSightStart>('on-sight', (_, { animation, pace }) => {
  const start = transitionNamed(starts, animation)
  if (wantsLessMotion()) return
  const blocks = [...document.querySelectorAll<HTMLElement>('main .grid > .block')].filter(
    (block) => block.getBoundingClientRect().top > innerHeight,
  )
  const duration = pace === 'calm' ? defaultDuration * 3 : defaultDuration
  const slide = getComputedStyle(document.body).direction === 'rtl' ? 36 : -36
  adoptStyles(`@media screen{
.animated:not(.animation-loaded){--slide:${slide}px;opacity:0;${start}}
.animation-loaded{transition:${['opacity', 'translate', 'scale'].map((name) => `${name} ${duration}ms ease-out`).join()}}}`)
  for (const block of blocks) block.classList.add('animated')
  return animateOnSight(blocks)
})
