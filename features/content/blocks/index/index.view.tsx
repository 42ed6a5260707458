import { isFirstScreen, sizesInBlock } from '#features/media/visitor'
import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import type { IndexData, ItemCard } from '../../contract/item-card.ts'
import { IndexEmpty, IndexHeading, Pager } from '../../visitor/index-parts.tsx'
import { ItemExcerpt, ItemDetails, ItemImage, ItemTitle } from '../../visitor/item-parts.tsx'
import type { IndexProps } from './index.contract.ts'

type Props = ViewProps<IndexProps, IndexData | null>

const shares: Record<IndexProps['layout'], number> = { stagger: 0.58, wall: 0.33, list: 0.2 }

export function IndexView(view: Props): ReactNode {
  const { props, data, page } = view
  if (!data) return null
  return (
    <div className="index" data-layout={props.layout}>
      <IndexHeading data={data} page={page} heading={props.heading} />
      {data.items.length === 0 && <IndexEmpty data={data} page={page} />}
      <ul className="index-list">
        {data.items.map((item, at) => (
          <li className="item" key={item.id}>
            <Entry item={item} view={view} isFirst={at < 2} />
          </li>
        ))}
      </ul>
      <Pager data={data} page={page} />
    </div>
  )
}

function Entry({ item, view, isFirst }: { item: ItemCard; view: Props; isFirst: boolean }): ReactNode {
  const { props, page, section } = view
  const eager = isFirst && isFirstScreen(section, page)
  return (
    <article className="index-entry">
      {props.parts.image && (
        <ItemImage item={item} ratio={props.ratio} sizes={sizesInBlock(view, shares[props.layout])} eager={eager} />
      )}
      <div className="index-words">
        <ItemTitle item={item} page={page} />
        <ItemDetails item={item} parts={props.parts} page={page} />
        <ItemExcerpt item={item} parts={props.parts} />
      </div>
    </article>
  )
}
