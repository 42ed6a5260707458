import { Check, FileText, Film, Music } from '#platform/icons'
import { Checkbox, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { ReactNode } from 'react'
import { cx, draggedWithin, DragHandle, useWords } from '#platform/ui'
import type { LibraryAsset } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'
import { thumbnailOf } from '../picked-asset.ts'

interface Props {
  assets: readonly LibraryAsset[]
  /** Id of the file whose details are open. */
  open: string | null
  onOpen: (asset: LibraryAsset) => void
  ticked: ReadonlySet<string>
  onTick: (ids: ReadonlySet<string>) => void
  canMove: boolean
  empty: ReactNode
}

/** Shows files as tiles: a press opens one, its checkbox selects it, and selected ones are dragged together. */
export function AssetGrid({ assets, open, onOpen, ticked, onTick, canMove, empty }: Props) {
  const t = useWords(mediaOwnerMessages)
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) => [...keys].map((key) => ({ [draggedWithin]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
  })
  return (
    <GridList
      aria-label={t('media')}
      className="assets"
      layout="grid"
      items={assets}
      dependencies={[open, ticked]}
      selectionMode="multiple"
      selectedKeys={ticked}
      onSelectionChange={(keys) => onTick(new Set(keys === 'all' ? assets.map(({ id }) => id) : [...keys].map(String)))}
      onAction={(key) => {
        const asset = assets.find(({ id }) => id === key)
        if (asset) onOpen(asset)
      }}
      {...(canMove && { dragAndDropHooks })}
      renderEmptyState={() => empty}
    >
      {(asset) => (
        <GridListItem
          id={asset.id}
          textValue={asset.name}
          className={cx('q-row', 'asset-cell', asset.id === open && 'is-open')}
        >
          <Checkbox slot="selection" className="q-check asset-tick">
            <span className="q-check-box">
              <Check aria-hidden />
            </span>
          </Checkbox>
          {canMove && <DragHandle name={asset.name} />}
          <AssetTile asset={asset} />
        </GridListItem>
      )}
    </GridList>
  )
}

export function AssetTile({ asset }: { asset: LibraryAsset }) {
  const thumbnail = thumbnailOf(asset)
  const Icon = asset.kind === 'video' ? Film : asset.kind === 'audio' ? Music : FileText
  return (
    <span className="asset">
      <span className="asset-image">
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" draggable={false} /> : <Icon aria-hidden />}
      </span>
      <span className="q-row-text">{asset.name}</span>
    </span>
  )
}
