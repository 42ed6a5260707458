/** R1.46, A9.08, B9.63: default duration of an animation or tween, in milliseconds. */
export const defaultDuration = 300
/** Scale to which a hidden element shrinks (A9.09). */
export const hiddenScale = 0.94

/** Tells whether the visitor prefers reduced motion. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Plays keyframes to their end, which is reached at once with reduced motion. It settles also when the animation is
 * cancelled.
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

/** Fades an element out while it shrinks a little. It stays hidden until it is removed or shown again. */
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
