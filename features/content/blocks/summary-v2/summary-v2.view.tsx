import { isFirstScreen, sizesInBlock } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import { hintLanguage, type ViewProps } from '#platform/render'
import type { CSSProperties, ReactNode } from 'react'
import { contentMessages } from '../../contract/content.messages.ts'
import type { ItemCard } from '../../contract/item-card.ts'
import { ItemExcerpt, ItemDetails, ItemImage, ItemTitle } from '../../visitor/item-parts.tsx'
import type { SummaryProps } from './summary-v2.contract.ts'

export interface SummaryData {
  items: readonly ItemCard[]
  /** Address of the whole collection. */
  path: string | null
  isChosen: boolean
  /** True on the canvas while none of the items is published. */
  areDrafts?: boolean
}
type Props = ViewProps<SummaryProps, SummaryData>

export function SummaryView(view: Props): ReactNode {
  const { props, data, page } = view
  if (data.items.length === 0) return page.editing ? <Empty view={view} /> : null
  return (
    <div
      className="summary"
      data-variant={props.variant}
      data-title={props.titleSize}
      style={{ '--columns': props.columns } as CSSProperties}
    >
      {(props.heading || props.more) && <SummaryHead view={view} />}
      <SummaryItems view={view} />
      {data.areDrafts && <p className="summary-drafts">{contentMessages(hintLanguage(page), 'drafts')}</p>}
    </div>
  )
}

function SummaryHead({ view }: { view: Props }): ReactNode {
  const { props, data } = view
  return (
    <div className="summary-head">
      {props.heading && <h2>{props.heading}</h2>}
      {props.more && data.path && <a href={hrefOf(data.path)}>{props.more}</a>}
    </div>
  )
}

function SummaryItems({ view }: { view: Props }): ReactNode {
  const { props, data, page } = view
  const list = (
    <ul className="summary-list">
      {data.items.map((item, at) => (
        <li className="item" key={item.id}>
          <Entry item={item} view={view} isFirst={at === 0} />
        </li>
      ))}
    </ul>
  )
  if (props.variant !== 'carousel') return list
  return (
    <section
      className="summary-scroll"
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={props.heading || contentMessages(page.language, 'carousel')}
    >
      {list}
    </section>
  )
}

function Entry({ item, view, isFirst }: { item: ItemCard; view: Props; isFirst: boolean }): ReactNode {
  const { props, page, section } = view
  const share = props.variant === 'list' ? 0.35 : 1 / props.columns
  return (
    <article className="summary-entry">
      {props.parts.image && (
        <ItemImage
          item={item}
          ratio={props.ratio}
          sizes={sizesInBlock(view, share)}
          eager={isFirst && isFirstScreen(section, page)}
        />
      )}
      <div className="summary-words">
        <ItemDetails item={item} parts={props.parts} page={page} />
        <ItemTitle item={item} level={props.heading ? 3 : 2} page={page} />
        <ItemExcerpt item={item} parts={props.parts} />
      </div>
    </article>
  )
}

function Empty({ view: { data, page } }: { view: Props }): ReactNode {
  return (
    <p className="summary-empty">{contentMessages(hintLanguage(page), data.isChosen ? 'empty' : 'chooseCollection')}</p>
  )
}
