import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { ImageProps } from './image.contract.ts'
import type { ImageData } from './image.view.tsx'

export const loadImages: BlockLoader<ImageProps, ImageData> = (ctx, blocks) => loadAssets(ctx, blocks, ['asset'])
