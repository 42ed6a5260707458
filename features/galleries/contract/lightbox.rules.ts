import type { BehaviourOptions } from './gallery-settings.rules.ts'
import { stackedDefaults } from './gallery.rules.ts'

/** B9.01–B9.12, R1.41, R1.42: default options, in milliseconds unless stated otherwise. */
export const lightboxAutoplay = { timeout: 1000, resumeAfter: 1000 }
/** Seconds. */
export const lightboxSpeed = 0.6
export const overlayOpacity = 0.95
/** Seconds. */
export const overlayFade = 0.3
export const keyThrottle = 200
export const navigationHideAfter = 500
/** Share of the width at either side in which clicks are ignored. */
export const clickDeadZone = 0.02
export const lightboxMobileWidth = 767

/** Derives the lightbox options from those of the gallery. `duration` is the owner's own, in milliseconds. */
export function lightboxOptions(
  options: BehaviourOptions,
  isMobile: boolean,
  duration: number | null = null,
): BehaviourOptions {
  return {
    ...options,
    design: 'stacked',
    speed: lightboxSpeed,
    transition: isMobile ? 'scroll' : stackedDefaults.transition,
    loop: !isMobile,
    clickBehavior: 'none',
    keyboard: false,
    preload: 2,
    historyHash: false,
    autoplayOptions: { ...options.autoplayOptions, timeout: duration ?? lightboxAutoplay.timeout, randomize: false },
  }
}

/** Direction of a click at this share of the width; 0 at the edges. */
export function clickWay(share: number): -1 | 0 | 1 {
  if (share < clickDeadZone || share > 1 - clickDeadZone) return 0
  return share < 0.5 ? -1 : 1
}
