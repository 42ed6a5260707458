import { behaviour } from '#platform/islands'
import type { VideoMode, VideoSource } from '#platform/visitor'
import { videoPlayer } from '#platform/visitor/video'

export interface VideoStart extends VideoSource {
  mode: VideoMode
}

/** Plays one video at a time. A foreign player is fetched when the visitor asks for it, and not before. */
export const video = behaviour<VideoStart>('video', (root, { mode, ...source }) => {
  const player = videoPlayer(root.querySelector('.video-frame'), source, { mode })
  return () => player.end()
})
