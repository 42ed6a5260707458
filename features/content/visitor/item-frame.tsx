import { AssetImage } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import { type PageContext, relOf } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../contract/content.messages.ts'
import type { LabelLink } from '../contract/item-card.ts'
import type { ItemFrameData } from '../contract/item-frame.ts'
import { ItemDate, LabelAnchor } from './item-parts.tsx'

interface Props {
  data: ItemFrameData
  page: PageContext
  blocks?: Readonly<Record<string, ReactNode>>
  children: ReactNode
}

/** Frame of a post, project or plain item: head, body, further reading and comments. */
export function ItemFrame({ data, page, blocks, children }: Props): ReactNode {
  return (
    <article className="post" data-kind={data.kind}>
      <ItemHead data={data} page={page} />
      <div className="post-body">{children}</div>
      <ItemFoot data={data} page={page} />
      {blocks?.share && <div className="post-part post-share">{blocks.share}</div>}
      {blocks?.comments && <div className="post-part">{blocks.comments}</div>}
      <Neighbours data={data} page={page} />
    </article>
  )
}

function ItemHead({ data, page }: { data: ItemFrameData; page: PageContext }): ReactNode {
  const isPost = data.kind === 'post'
  return (
    <header className="post-head post-part">
      {data.categories.length > 0 && <Labels labels={data.categories} />}
      <Title data={data} page={page} />
      {isPost && (
        <p className="post-facts">
          <ItemDate item={data} />
          {data.author && <LabelAnchor label={data.author} />}
          <bdi>{contentMessages(page.language, 'reading', { n: data.minutes })}</bdi>
        </p>
      )}
      {data.showsImage && data.image && (
        <figure className="post-image" {...(page.editing && { 'data-setting': 'image' })}>
          <AssetImage asset={data.image} sizes="(max-width:1100px) 100vw, 1100px" eager />
          {data.image.credit && <figcaption>{data.image.credit}</figcaption>}
        </figure>
      )}
    </header>
  )
}

/** On the canvas the title is editable, and the default for a missing one is a hint. */
function Title({ data, page }: Pick<Props, 'data' | 'page'>): ReactNode {
  const untitled = contentMessages(page.language, 'untitled')
  if (!page.editing) return <h1>{data.title || untitled}</h1>
  return (
    <h1 data-setting="title" data-placeholder={untitled}>
      {data.title}
    </h1>
  )
}

function ItemFoot({ data, page }: { data: ItemFrameData; page: PageContext }): ReactNode {
  const { tags, author, source } = data
  if (tags.length === 0 && !author?.about && !source) return null
  return (
    <footer className="post-foot post-part">
      {tags.length > 0 && (
        <div className="post-tags">
          <span>{contentMessages(page.language, 'tags')}</span>
          <Labels labels={tags} />
        </div>
      )}
      {author?.about && <AuthorBox author={author} page={page} />}
      {source && <Source source={source} page={page} />}
    </footer>
  )
}

function AuthorBox({ author, page }: { author: NonNullable<ItemFrameData['author']>; page: PageContext }): ReactNode {
  return (
    <div className="post-author">
      {author.image && <AssetImage asset={author.image} alt="" sizes="72px" ratio={1} />}
      <div>
        <p className="post-author-name">
          <span className="sr">{contentMessages(page.language, 'author')} </span>
          <LabelAnchor label={author} />
        </p>
        <p className="post-author-about">{author.about}</p>
        {author.website && (
          <p>
            <a href={author.website} rel={relOf('_blank')}>
              {new URL(author.website).hostname}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function Source({ source, page }: { source: NonNullable<ItemFrameData['source']>; page: PageContext }): ReactNode {
  return (
    <p className="post-source">
      <a href={source.href}>{contentMessages(page.language, 'source', { place: source.place })}</a>
    </p>
  )
}

function Neighbours({ data, page }: { data: ItemFrameData; page: PageContext }): ReactNode {
  if (!data.previous && !data.next) return null
  return (
    <nav
      className="post-near post-part"
      aria-label={contentMessages(page.language, data.kind === 'project' ? 'moreProjects' : 'more')}
    >
      {data.previous && (
        <Neighbour link={data.previous} rel="prev" label={contentMessages(page.language, 'previous')} />
      )}
      {data.next && <Neighbour link={data.next} rel="next" label={contentMessages(page.language, 'next')} />}
    </nav>
  )
}

function Neighbour({ link, rel, label }: { link: LabelLink; rel: 'prev' | 'next'; label: string }): ReactNode {
  return (
    <a href={hrefOf(link.path)} rel={rel}>
      <span>{label}</span>
      <strong>{link.name}</strong>
    </a>
  )
}

function Labels({ labels }: { labels: readonly LabelLink[] }): ReactNode {
  return (
    <ul className="post-labels">
      {labels.map((label) => (
        <li key={label.path}>
          <LabelAnchor label={label} />
        </li>
      ))}
    </ul>
  )
}
