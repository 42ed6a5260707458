import { onOtherPlay, videoLoader, type VideoPlayer, type VideoSource } from '#platform/visitor'
import type { Gallery } from './gallery.dom.ts'

export interface Videos {
  leave: (slide: HTMLElement) => void
  /** Called when a video plays or pauses. */
  hear: (gallery: Gallery) => void
  end: () => void
}

/** The players of the slides that are videos; null where nothing can play them. */
export async function videosOf(root: HTMLElement): Promise<Videos | null> {
  const wrappers = [...root.querySelectorAll<HTMLElement>('.video-wrapper[data-video]')]
  if (wrappers.length === 0) return null
  const loader = await videoLoader()
  if (!loader) return null
  const players = new Map<HTMLElement, VideoPlayer>()
  for (const wrapper of wrappers) {
    const source = JSON.parse(wrapper.dataset['video'] ?? '{}') as VideoSource
    players.set(wrapper, loader.videoPlayer(wrapper, source))
  }
  const videos: Videos = {
    leave: (slide) => {
      for (const [wrapper, player] of players) if (slide.contains(wrapper)) player.leave()
    },
    hear: (gallery) =>
      announceVideos(gallery, videos, () =>
        [...players].some(([wrapper, player]) => player.isShown && !wrapper.querySelector('video')?.paused),
      ),
    end: () => {
      for (const player of players.values()) player.end()
    },
  }
  return videos
}

/** In designs without an index videos play in their place. */
export async function startVideos(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const videos = await videosOf(root)
  signal.addEventListener('abort', () => videos?.end())
}

function announceVideos({ root, signal }: Gallery, { end: stop }: Videos, isPlaying: () => boolean): void {
  const hear = () => root.dispatchEvent(new Event(isPlaying() ? 'videoplays' : 'videorests'))
  root.addEventListener('arrive', hear, { signal })
  for (const end of [onOtherPlay(root, hear), stop]) signal.addEventListener('abort', end)
}
