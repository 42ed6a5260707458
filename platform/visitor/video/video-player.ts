import { adoptStyles } from '../style-sheet.ts'
import { validElement } from '../valid-element.ts'
import { announcePlay, onOtherPlay } from './one-at-a-time.ts'
import { command, listeningAddress, saysItPlays } from './player-messages.ts'
import { type VideoMode, checkedVideoMode, frameVideo, shapeFrame, videoFrameCss } from './video-frame.ts'

/** B4.48, R1.49: source of a video. `native` is the browser's own player. */
export type VideoType = 'iframe' | 'object' | 'native' | 'invalid'

export interface VideoSource {
  type: VideoType
  /** Address of the foreign player. */
  player: string | null
  title: string
  /** Browser permissions that the player needs. */
  allow: string
  /** Width by height. */
  ratio: number | null
}

export interface VideoPlayer {
  readonly isShown: boolean
  play(): void
  pause(): void
  /** Shows the placeholder again and removes a foreign player. */
  showOverlay(): void
  /**
   * Called when its slide is left (B4.27): returns to the overlay, pauses, or reloads a player that cannot be paused.
   */
  leave(): void
  end(): void
}

/**
 * A video in an element with its placeholder (`[data-play]`, optional) and, for the browser's own player, a `<video>`.
 * A click, Enter or Space on the placeholder plays it; all other videos then stop.
 */
export function videoPlayer(
  node: Element | null,
  source: VideoSource,
  { mode = null }: { mode?: VideoMode } = {},
): VideoPlayer {
  const root = validElement(node)
  adoptStyles(videoFrameCss)
  frameVideo(root, checkedVideoMode(mode), source.ratio)
  const overlay = root.querySelector<HTMLElement>('[data-play]')
  // oxlint-disable-next-line no-console -- B8.09: the console is told, a visitor is shown nothing
  if (source.type === 'invalid') console.error('Invalid video embed.')
  const video =
    source.type === 'native'
      ? nativeVideo(root)
      : source.player === null
        ? null
        : foreignVideo(root, source, source.player)
  let isShown = overlay === null
  const listening = new AbortController()
  if (source.type === 'native' && source.ratio === null) shapedByItself(root, listening.signal)

  const show = (shown: boolean) => {
    isShown = shown
    if (overlay) overlay.hidden = shown
    video?.show(shown)
  }
  const player: VideoPlayer = {
    get isShown() {
      return isShown
    },
    play() {
      if (!video) return
      show(true)
      video.play()
      announcePlay(root)
    },
    pause: () => void video?.pause(),
    showOverlay() {
      if (overlay) show(false)
      else video?.pause()
    },
    leave() {
      if (!isShown) return
      if (overlay) show(false)
      else if (!video?.pause()) video?.reload()
    },
    end() {
      listening.abort()
      unheard()
      video?.show(false)
    },
  }
  const unheard = onOtherPlay(root, () => player.showOverlay())
  show(isShown)
  if (video) openBy(overlay, () => player.play(), listening.signal)
  video?.onPlay(() => announcePlay(root), listening.signal)
  return player
}

function openBy(overlay: HTMLElement | null, play: () => void, signal: AbortSignal): void {
  const open = (event: Event) => {
    event.preventDefault()
    play()
  }
  overlay?.addEventListener('click', open, { signal })
  // Enter is a click for links and buttons alike, Space for buttons alone.
  overlay?.addEventListener('keydown', (event) => event.key === ' ' && open(event), { signal })
}

interface Video {
  show(shown: boolean): void
  play(): void
  /** Returns false when the player cannot receive messages. */
  pause(): boolean
  reload(): void
  onPlay(callback: () => void, signal: AbortSignal): void
}

function nativeVideo(root: HTMLElement): Video | null {
  const video = root.querySelector('video')
  if (!video) return null
  return {
    show: (shown) => {
      if (!shown) video.pause()
      video.hidden = !shown
    },
    play: () => void video.play().catch(() => undefined),
    pause: () => {
      video.pause()
      return true
    },
    reload: () => video.load(),
    onPlay: (callback, signal) => video.addEventListener('play', callback, { signal }),
  }
}

/** Loads the player from its service when it is first shown, and removes it when it is hidden. */
function foreignVideo(root: HTMLElement, { title, allow }: VideoSource, player: string): Video {
  let frame: HTMLIFrameElement | null = null
  return {
    show: (shown) => {
      if (!shown) {
        frame?.remove()
        frame = null
      } else if (!frame) {
        const iframe = document.createElement('iframe')
        Object.assign(iframe, {
          title,
          allow,
          allowFullscreen: true,
          referrerPolicy: 'strict-origin-when-cross-origin',
        })
        iframe.src = listeningAddress(player)
        iframe.addEventListener('load', () => command(iframe, 'listen'))
        root.append(iframe)
        frame = iframe
        if (root.contains(document.activeElement) || document.activeElement === document.body) iframe.focus()
      }
    },
    play: () => void (frame && command(frame, 'play')),
    pause: () => frame === null || command(frame, 'pause'),
    reload: () => {
      const address = frame?.src
      if (frame && address) frame.src = address
    },
    onPlay: (callback, signal) =>
      addEventListener('message', (event) => frame && saysItPlays(frame, event) && callback(), { signal }),
  }
}

/** A video of the library reports its shape when it begins to load. */
function shapedByItself(root: HTMLElement, signal: AbortSignal): void {
  const video = root.querySelector('video')
  const shape = () => {
    if (video?.videoWidth) shapeFrame(root, video.videoWidth / video.videoHeight)
  }
  video?.addEventListener('loadedmetadata', shape, { signal })
  shape()
}
