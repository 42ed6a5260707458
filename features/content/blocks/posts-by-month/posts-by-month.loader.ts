import type { BlockLoader } from '#platform/render/server'
import type { TermsData, TermsProps } from '../../contract/terms.schema.ts'
import { loadTerms } from '../../server/labels/load-terms.ts'

export const loadPostsByMonth: BlockLoader<TermsProps, TermsData> = (ctx, blocks, page) =>
  loadTerms(ctx, blocks, page, () => 'month')
