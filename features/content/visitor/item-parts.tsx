import { AssetImage } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../contract/content.messages.ts'
import type { ItemCard, LabelLink } from '../contract/item-card.ts'
import type { ImageRatio, ListParts } from '../contract/list-look.schema.ts'

const ratios: Record<ImageRatio, number | null> = {
  own: null,
  square: 1,
  portrait: 4 / 5,
  landscape: 3 / 2,
  wide: 16 / 9,
}

interface ImageProps {
  item: ItemCard
  ratio: ImageRatio
  sizes: string
  eager?: boolean
}

/**
 * The item's image as a link for pointers only, because the title has the same link for keyboards and screen readers.
 */
export function ItemImage({ item, ratio, sizes, eager = false }: ImageProps): ReactNode {
  if (!item.image) return null
  return (
    <a className="item-image" href={hrefOf(item.path)} tabIndex={-1} aria-hidden="true">
      <AssetImage asset={item.image} alt="" sizes={sizes} eager={eager} ratio={ratios[ratio]} />
    </a>
  )
}

export function ItemTitle({ item, level = 2, page }: { item: ItemCard; level?: 2 | 3; page: PageContext }): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Heading className="item-title">
      <a href={hrefOf(item.path)}>{item.title || contentMessages(page.language, 'untitled')}</a>
    </Heading>
  )
}

/** Shows date, author, reading time and labels as the list's settings choose, in one line. */
export function ItemDetails({ item, parts, page }: { item: ItemCard; parts: ListParts; page: PageContext }): ReactNode {
  const labels = [...(parts.categories ? item.categories : []), ...(parts.tags ? item.tags : [])]
  const details: ReactNode[] = []
  if (parts.date) details.push(<ItemDate key="date" item={item} />)
  if (parts.author && item.author) details.push(<LabelAnchor key="author" label={item.author} />)
  if (parts.reading)
    details.push(<bdi key="reading">{contentMessages(page.language, 'reading', { n: item.minutes })}</bdi>)
  for (const label of labels) details.push(<LabelAnchor key={label.path} label={label} />)
  return details.length > 0 ? <p className="item-facts">{details}</p> : null
}

export function ItemDate({ item }: { item: Pick<ItemCard, 'date' | 'dateText'> }): ReactNode {
  return <time dateTime={item.date.slice(0, 10)}>{item.dateText}</time>
}

export function LabelAnchor({ label }: { label: LabelLink }): ReactNode {
  return <a href={hrefWithQuery(label.path)}>{label.name}</a>
}

export function ItemExcerpt({ item, parts }: { item: ItemCard; parts: ListParts }): ReactNode {
  return parts.excerpt && item.excerpt ? <p className="item-excerpt">{item.excerpt}</p> : null
}

/** Encodes characters beyond ASCII; our query is encoded already. */
export function hrefWithQuery(path: string): string {
  const at = path.indexOf('?')
  return at < 0 ? hrefOf(path) : hrefOf(path.slice(0, at)) + path.slice(at)
}
