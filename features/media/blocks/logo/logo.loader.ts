import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { LogoProps } from './logo.contract.ts'
import type { LogoData } from './logo.view.tsx'

export const loadLogos: BlockLoader<LogoProps, LogoData> = (ctx, blocks) => loadAssets(ctx, blocks, ['asset'])
