import type { CSSProperties, ReactNode } from 'react'
import { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from '#features/media/visitor'
import { relOf, safeHref, type ViewProps, hintLanguage } from '#platform/render'
import type { FolderProps } from './folder.contract.ts'
import { folderMessages } from './folder.messages.ts'

interface FolderEntry {
  id: string
  title: string
  href: string
  newWindow: boolean
  words: string
  image: ImageAsset | null
}
export interface FolderData {
  entries: readonly FolderEntry[]
  isChosen: boolean
}
type View = ViewProps<FolderProps, FolderData>

const ratio = 1.5

/** The pages of a folder as an index: each is one link with an image, a title and a description. */
export function FolderView(view: View): ReactNode {
  const { props, data, page } = view
  if (data.entries.length === 0) {
    if (!page.editing) return null
    return (
      <p className="folder-empty">
        {folderMessages(hintLanguage(page), data.isChosen ? 'holdsNothing' : 'chooseFolder')}
      </p>
    )
  }
  return (
    <div className="folder" data-look={props.look} style={{ '--columns': props.columns } as CSSProperties}>
      {props.heading && <h2>{props.heading}</h2>}
      <ul>
        {data.entries.map((entry, at) => (
          <li key={entry.id}>
            <Entry entry={entry} view={view} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry, view, isFirst }: { entry: FolderEntry; view: View; isFirst: boolean }): ReactNode {
  const { props, page, section } = view
  const Title = props.heading ? 'h3' : 'h2'
  const target = entry.newWindow ? '_blank' : undefined
  const hasPlace = props.images && view.data.entries.some(({ image }) => image !== null)
  return (
    <article className="folder-entry">
      {hasPlace && entry.image && (
        <AssetImage
          asset={entry.image}
          alt=""
          sizes={sizesInBlock(view, props.look === 'list' ? 0.25 : 1 / props.columns)}
          eager={isFirst && isFirstScreen(section, page)}
          ratio={ratio}
        />
      )}
      {hasPlace && !entry.image && <div className="folder-blank" aria-hidden="true" />}
      <div className="folder-words">
        <Title>
          <a href={safeHref(entry.href) ?? '#'} target={target} rel={relOf(target)}>
            {entry.title}
          </a>
        </Title>
        {props.words && entry.words && <p>{entry.words}</p>}
      </div>
    </article>
  )
}
