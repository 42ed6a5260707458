import { isFirstScreen, sizesInBlock } from '#features/media/visitor'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import type { IndexData, ItemCard } from '../../contract/item-card.ts'
import { IndexEmpty, IndexHeading, Pager } from '../../visitor/index-parts.tsx'
import { ItemDate, ItemExcerpt, ItemDetails, ItemImage, ItemTitle } from '../../visitor/item-parts.tsx'
import type { JournalProps } from './journal.contract.ts'

type Props = ViewProps<JournalProps, IndexData | null>

export function JournalView(view: Props): ReactNode {
  const { props, data, page } = view
  if (!data) return null
  const { items } = data
  const hasLead = props.layout === 'feature' && data.page === 1 && !data.choice
  return (
    <div className="journal" data-layout={props.layout}>
      <IndexHeading data={data} page={page} heading={props.heading} />
      {items.length === 0 && <IndexEmpty data={data} page={page} />}
      {hasLead && items[0] && <Lead item={items[0]} view={view} />}
      <ol className="journal-list">
        {items.slice(hasLead ? 1 : 0).map((item, at) => (
          <li className="item" key={item.id}>
            {props.layout === 'ledger' ? (
              <Line item={item} view={view} />
            ) : (
              <Entry item={item} view={view} isFirst={at === 0 && !hasLead} />
            )}
          </li>
        ))}
      </ol>
      <Pager data={data} page={page} />
    </div>
  )
}

function Lead({ item, view }: { item: ItemCard; view: Props }): ReactNode {
  const { props, page, section } = view
  return (
    <article className="item journal-lead">
      {props.parts.image && (
        <ItemImage item={item} ratio="wide" sizes={sizesInBlock(view)} eager={isFirstScreen(section, page)} />
      )}
      <div className="journal-lead-text">
        <ItemDetails item={item} parts={props.parts} page={page} />
        <ItemTitle item={item} page={page} />
        <ItemExcerpt item={item} parts={props.parts} />
      </div>
    </article>
  )
}

function Entry({ item, view, isFirst }: { item: ItemCard; view: Props; isFirst: boolean }): ReactNode {
  const { props, page, section } = view
  const share = props.layout === 'river' ? 0.7 : 0.3
  return (
    <article className="journal-entry">
      <ItemDetails item={item} parts={props.parts} page={page} />
      <div className="journal-words">
        <ItemTitle item={item} page={page} />
        <ItemExcerpt item={item} parts={props.parts} />
      </div>
      {props.parts.image && (
        <ItemImage
          item={item}
          ratio={props.ratio}
          sizes={sizesInBlock(view, share)}
          eager={isFirst && isFirstScreen(section, page)}
        />
      )}
    </article>
  )
}

function Line({ item, view }: { item: ItemCard; view: Props }): ReactNode {
  return (
    <article className="journal-line">
      <ItemDate item={item} />
      <ItemTitle item={item} page={view.page} />
    </article>
  )
}
