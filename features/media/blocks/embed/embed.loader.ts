import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { EmbedProps } from './embed.contract.ts'
import type { EmbedData } from './embed.view.tsx'

export const loadEmbeds: BlockLoader<EmbedProps, EmbedData> = (ctx, blocks) => loadAssets(ctx, blocks, ['poster'])
