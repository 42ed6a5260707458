import { onOtherPlay, videoLoader, type VideoPlayer, type VideoSource } from '#platform/visitor'

export interface Films {
  leave: (slide: HTMLElement) => void
  isPlaying: () => boolean
  end: () => void
}

/** The players of the slides that are films; null where nothing can play them. */
export async function filmsOf(root: HTMLElement): Promise<Films | null> {
  const wrappers = [...root.querySelectorAll<HTMLElement>('.video-wrapper[data-video]')]
  if (wrappers.length === 0) return { leave: () => {}, isPlaying: () => false, end: () => {} }
  const loader = await videoLoader()
  if (!loader) return null
  const players = new Map<HTMLElement, VideoPlayer>()
  for (const wrapper of wrappers) {
    const source = JSON.parse(wrapper.dataset['video'] ?? '{}') as VideoSource
    players.set(wrapper, loader.videoPlayer(wrapper, source))
  }
  return {
    leave: (slide) => {
      for (const [wrapper, player] of players) if (slide.contains(wrapper)) player.leave()
    },
    isPlaying: () => [...players].some(([wrapper, player]) => player.isShown && !wrapper.querySelector('video')?.paused),
    end: () => {
      for (const player of players.values()) player.end()
    },
  }
}

/** In designs without an index films play where they stand. */
export async function startFilms(root: HTMLElement, signal: AbortSignal): Promise<void> {
  const films = await filmsOf(root)
  signal.addEventListener('abort', () => films?.end())
}

/** Tells the gallery when one of its films plays, and when it rests. */
export function hearFilms(root: HTMLElement, films: Films): () => void {
  const hear = () => root.dispatchEvent(new Event(films.isPlaying() ? 'filmplays' : 'filmrests'))
  root.addEventListener('arrive', hear)
  const unheard = onOtherPlay(root, hear)
  return () => {
    root.removeEventListener('arrive', hear)
    unheard()
    films.end()
  }
}
