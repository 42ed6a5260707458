export { crumb, readCrumb } from './csrf-token.ts'
export { callServer } from './data-layer.ts'
export type { DataError } from './data-errors.ts'
export {
  type Dialog,
  type DialogAnswer,
  type DialogOptions,
  type DialogStyle,
  alertDialog,
  confirmation,
  dialog,
  informationDialog,
  informationTime,
} from './dialog.ts'
export { closeByEscape } from './escape.ts'
export { onElementResized } from './element-resized.ts'
export { type FieldFaultWords, watchFields } from './field-faults.ts'
export { followScroll } from './follow-scroll.ts'
export { fitText } from './fit-text.ts'
export { type HighlightDirection, type HighlightType, animateHighlights } from './highlight.ts'
export { type LoadQueue, type LoadTask, loadQueue, rankByIndex } from './images/load-queue.ts'
export { imageLoader, videoLoader } from './loaders.ts'
export { defaultDuration, hiddenScale, play, wantsLessMotion } from './motion.ts'
export { type RelativeWords, relativeTimes } from './relative-time.ts'
export { galleryResizeDebounce, onWindowResized } from './resize.ts'
export { scrollToElement } from './scroll.ts'
export { animateOnSight } from './sight.ts'
export { adoptStyles } from './style-sheet.ts'
export {
  type FailedCall,
  type SystemError,
  type SystemErrorWords,
  showSystemError,
  systemErrorOf,
} from './system-error.ts'
export { tabs } from './tabs.ts'
export { shareBySystem } from './share.ts'
export { throttled } from './throttle.ts'
export { tooltips } from './tooltip.ts'
export { transitionNamed } from './transitions.ts'
export { type Tween, tween } from './tween.ts'
export { onOtherPlay } from './video/one-at-a-time.ts'
export type { VideoMode } from './video/video-frame.ts'
export type { VideoPlayer, VideoSource, VideoType } from './video/video-player.ts'
