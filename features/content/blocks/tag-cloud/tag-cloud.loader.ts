import type { BlockLoader } from '#platform/render/server'
import type { TermsData } from '../../contract/terms.schema.ts'
import { loadTerms } from '../../server/labels/load-terms.ts'
import type { TagCloudProps } from './tag-cloud.contract.ts'

export const loadTagClouds: BlockLoader<TagCloudProps, TermsData> = (ctx, blocks, page) =>
  loadTerms(
    ctx,
    blocks.map(({ id, props }) => ({ id, props: { ...props, layout: 'inline' as const } })),
    page,
    ({ of }) => of,
  )
