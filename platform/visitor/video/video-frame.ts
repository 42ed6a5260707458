/** Placement of a video in its space (B4.47, R1.48); null is unset and equal to `none`. */
export const videoModes = ['none', 'fit', 'fill'] as const
export type VideoMode = (typeof videoModes)[number] | null
/** Percentage of the width, when the shape of a video is unknown (B9.13). */
export const fallbackPadding = 56.3

export function checkedVideoMode(mode: unknown): VideoMode {
  if (mode === null || mode === undefined) return null
  if ((videoModes as readonly unknown[]).includes(mode)) return mode as VideoMode
  throw new TypeError(
    `The mode of a video is none, fit, fill or null, not ${typeof mode === 'string' ? mode : JSON.stringify(mode)}.`,
  )
}

/** `--ratio`: width by height of the video. `fit` and `fill` need a frame with a height of its own. */
export const videoFrameCss = `
.video-frame>:is(iframe,video){display:block;width:100%;border:0;aspect-ratio:var(--ratio)}
.video-frame[data-mode=fit],.video-frame[data-mode=fill]{position:relative;height:100%;container-type:size;overflow:hidden}
.video-frame[data-mode=fit]>:is(iframe,video){position:absolute;inset:0;margin:auto;width:min(100cqw,100cqh*var(--ratio));height:auto}
.video-frame[data-mode=fill]>:is(iframe,video){position:absolute;left:50%;top:50%;translate:-50% -50%;width:max(100cqw,100cqh*var(--ratio));height:max(100cqh,100cqw/var(--ratio))}
.video-frame[data-mode=fill]>video{object-fit:cover}`

export function frameVideo(root: HTMLElement, mode: VideoMode, ratio: number | null): void {
  root.classList.add('video-frame')
  root.dataset['mode'] = mode ?? 'none'
  shapeFrame(root, ratio ?? 100 / fallbackPadding)
}

export function shapeFrame(root: HTMLElement, ratio: number): void {
  root.style.setProperty('--ratio', String(Math.round(ratio * 1000) / 1000))
}
