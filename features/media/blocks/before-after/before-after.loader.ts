import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { BeforeAfterProps } from './before-after.contract.ts'
import type { BeforeAfterData } from './before-after.view.tsx'

export const loadBeforeAfter: BlockLoader<BeforeAfterProps, BeforeAfterData> = (ctx, blocks) =>
  loadAssets(ctx, blocks, ['before', 'after'])
