export { videoPlayer } from './video-player.ts'
