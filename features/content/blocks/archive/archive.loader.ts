import type { BlockLoader } from '#platform/render/server'
import type { TermsData } from '../../contract/terms.schema.ts'
import { loadTerms } from '../../server/labels/load-terms.ts'
import type { ArchiveProps } from './archive.contract.ts'

export const loadArchives: BlockLoader<ArchiveProps, TermsData> = (ctx, blocks, page) =>
  loadTerms(ctx, blocks, page, ({ by }) => by)
