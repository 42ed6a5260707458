import { behaviour } from '#platform/islands'
import { adoptStyles, wantsLessMotion } from '#platform/visitor'

export interface VideoLoopStart {
  /** Label of the button that pauses. */
  pause: string
  play: string
}

const css = `
.video-pause{position:absolute;inset:auto 12px 12px auto;z-index:3;display:grid;place-items:center;width:36px;height:36px;padding:0;border:0;border-radius:99px;background:rgb(0 0 0/.55);color:#fff;cursor:pointer}
.video-pause::before{content:"";box-sizing:content-box;width:4px;height:12px;border:solid;border-width:0 3px}
.video-pause[data-paused]::before{width:0;height:0;margin-inline-start:3px;border:7px solid transparent;border-inline-start:11px solid;border-inline-end:0}
@media print{.video-pause{display:none}}`

/**
 * A silent video that loops while it is visible. Visitors who prefer less motion or fewer bytes see an image; all
 * others can pause it.
 */
export const videoLoop = behaviour<VideoLoopStart>('video-loop', (root, words) => {
  const video = root.querySelector('video')
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (!video || saves || wantsLessMotion()) return
  adoptStyles(css)
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'video-pause' })
  let isAsked = false
  let isSeen = false
  const run = () => {
    button.setAttribute('aria-label', isAsked ? words.play : words.pause)
    button.toggleAttribute('data-paused', isAsked)
    if (isSeen && !isAsked) void video.play().catch(() => undefined)
    else video.pause()
  }
  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
    run()
  })
  const ending = new AbortController()
  video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { signal: ending.signal })
  button.addEventListener(
    'click',
    () => {
      isAsked = !isAsked
      run()
    },
    { signal: ending.signal },
  )
  // Content covers the background, so the button is added to the section.
  ;(root.closest('.section-background')?.parentElement ?? video.parentElement ?? root).append(button)
  seen.observe(video)
  return () => {
    ending.abort()
    seen.disconnect()
    video.pause()
    button.remove()
  }
})
