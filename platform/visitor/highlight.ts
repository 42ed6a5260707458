import { wantsLessMotion } from './motion.ts'

/** C4.44, C4.45 */
export const highlightTypes = ['draw', 'fade', 'fadeScale'] as const
export type HighlightType = (typeof highlightTypes)[number]
export const highlightDirections = ['left', 'right'] as const
export type HighlightDirection = (typeof highlightDirections)[number]
/** R1.76, C4.46, C9.37, C9.38, C9.62: milliseconds. */
export const highlightDelay = 250
export const highlightDuration = 750

/**
 * Style of the mark behind the words before the animation (C4.48): its style sheet gives it an image of the colour
 * `--mark-ink`.
 */
export function highlightStart(type: HighlightType, direction: HighlightDirection): Keyframe {
  const origin = direction === 'left' ? '0% 50%' : '100% 50%'
  if (type === 'draw') return { backgroundSize: '0% 100%', backgroundPosition: origin }
  if (type === 'fade') return { '--mark-ink': 'transparent' }
  return { '--mark-ink': 'transparent', backgroundSize: '60% 40%', backgroundPosition: origin }
}

/** Animates marked words when they become visible. With reduced motion they are marked from the start. */
export function animateHighlights(
  marks: Iterable<HTMLElement>,
  { type, direction, delay = highlightDelay }: { type: HighlightType; direction: HighlightDirection; delay?: number },
): () => void {
  if (wantsLessMotion()) return () => {}
  const animations = new Map<Element, Animation>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        animations.get(target)?.play()
      }
    },
    { threshold: 1 },
  )
  for (const mark of marks) {
    const animation = mark.animate([highlightStart(type, direction), {}], {
      duration: highlightDuration,
      delay,
      easing: 'ease-in-out',
      fill: 'backwards',
    })
    animation.pause()
    animations.set(mark, animation)
    observer.observe(mark)
  }
  return () => {
    observer.disconnect()
    for (const animation of animations.values()) animation.cancel()
  }
}
