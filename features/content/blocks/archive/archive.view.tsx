import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../../contract/content.messages.ts'
import type { TermsData } from '../../contract/terms.schema.ts'
import { TermList } from '../../visitor/term-list.tsx'
import type { ArchiveProps } from './archive.contract.ts'

export function ArchiveView({ props, data, page }: ViewProps<ArchiveProps, TermsData>): ReactNode {
  return <TermList props={props} data={data} page={page} label={contentMessages(page.language, 'archive')} />
}
