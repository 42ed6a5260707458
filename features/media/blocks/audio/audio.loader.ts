import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { AudioProps } from './audio.contract.ts'
import type { AudioData } from './audio.view.tsx'

export const loadAudios: BlockLoader<AudioProps, AudioData> = (ctx, blocks) => loadAssets(ctx, blocks, ['asset'])
