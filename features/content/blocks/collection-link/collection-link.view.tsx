import { hrefOf } from '#features/pages/contract'
import { hintLanguage, type ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../../contract/content.messages.ts'
import type { CollectionLinkProps } from './collection-link.contract.ts'

export interface CollectionLinkData {
  title: string
  /** null while the index is not published. */
  path: string | null
  isChosen: boolean
}

export function CollectionLinkView({
  props,
  data,
  page,
}: ViewProps<CollectionLinkProps, CollectionLinkData>): ReactNode {
  const label =
    props.label || data.title || (page.editing ? contentMessages(hintLanguage(page), 'chooseCollection') : '')
  if (!label || (!data.path && !page.editing)) return null
  const anchor = (
    <a className={props.look === 'button' ? 'button' : undefined} href={data.path ? hrefOf(data.path) : undefined}>
      {label} {props.look === 'link' && <span aria-hidden="true">→</span>}
    </a>
  )
  return (
    <div className="collection-link" data-align={props.align}>
      {props.look === 'title' ? <h2>{anchor}</h2> : anchor}
    </div>
  )
}
