import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { VideoProps } from './video.contract.ts'
import type { VideoData } from './video.view.tsx'

export const loadVideos: BlockLoader<VideoProps, VideoData> = (ctx, blocks) =>
  loadAssets(ctx, blocks, ['asset', 'poster', 'captions'])
