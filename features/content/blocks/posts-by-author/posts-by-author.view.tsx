import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../../contract/content.messages.ts'
import type { TermsData, TermsProps } from '../../contract/terms.schema.ts'
import { TermList } from '../../visitor/term-list.tsx'

export function PostsByAuthorView({ props, data, page }: ViewProps<TermsProps, TermsData>): ReactNode {
  return <TermList props={props} data={data} page={page} label={contentMessages(page.language, 'authors')} />
}
