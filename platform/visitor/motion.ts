/** R1.46, A9.08, B9.63: milliseconds that an animation or tween takes where nothing else is said. */
export const defaultDuration = 300
/** A9.09: what is hidden by shrinking shrinks to this. */
export const hiddenScale = 0.94

/** Tells whether the visitor prefers reduced motion. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Plays keyframes to their end; without motion the end is there at once. Settles also when the animation is cancelled.
 */
export async function play(
  element: Element,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions = {},
): Promise<void> {
  if (wantsLessMotion()) return
  const animation = element.animate(keyframes, { duration: defaultDuration, easing: 'ease-out', ...options })
  await animation.finished.catch(() => undefined)
}

/** Fades an element out while it shrinks a little. It keeps that look until it is taken away or shown anew. */
export function scaleHide(element: Element): Promise<void> {
  return play(
    element,
    [
      { opacity: 1, scale: 1 },
      { opacity: 0, scale: hiddenScale },
    ],
    { fill: 'forwards' },
  )
}
