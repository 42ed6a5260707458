import { useState } from 'react'
import { Button, toast, useMay, useSend, useWords } from '#platform/ui'
import { type Collection, contentApi, type ItemListing } from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'
import { LabelItems } from './label-items.tsx'
import { MoveItems } from './move-items.tsx'
import type { PublishItems } from './use-publish-items.tsx'

interface Props {
  collection: Collection
  items: readonly ItemListing[]
  publishing: PublishItems
  onDone: () => void
}

const refreshes = [contentApi.items]

/** Bulk actions for all selected items. */
export function ItemsBulk(props: Props) {
  const t = useWords(collectionsMessages)
  const may = useMay()
  const ids = props.items.map(({ id }) => id)
  return (
    <div className="q-bulk bulk">
      <strong>{t('chosen', { n: ids.length })}</strong>
      {may('content.publish') && <PublishButtons ids={ids} {...props} />}
      {may('content.edit') && <EditButtons {...props} />}
      {may('content.delete') && <TrashButton ids={ids} onDone={props.onDone} />}
    </div>
  )
}

function PublishButtons({ ids, publishing, onDone }: Props & { ids: string[] }) {
  const t = useWords(collectionsMessages)
  const unpublish = useSend(contentApi.unpublishItems, { refreshes, onDone })
  return (
    <>
      <Button size="small" isPending={publishing.isPending} onPress={() => publishing.publish(ids)}>
        {t('publish')}
      </Button>
      <Button size="small" isPending={unpublish.isPending} onPress={() => unpublish.mutate({ ids })}>
        {t('unpublish')}
      </Button>
    </>
  )
}

function EditButtons(props: Props) {
  const t = useWords(collectionsMessages)
  const [open, setOpen] = useState<'labels' | 'move' | null>(null)
  const dialog = { ...props, onClose: () => setOpen(null) }
  return (
    <>
      <Button size="small" onPress={() => setOpen('labels')}>
        {t('label')}
      </Button>
      <Button size="small" onPress={() => setOpen('move')}>
        {t('move')}
      </Button>
      {open === 'labels' && <LabelItems {...dialog} />}
      {open === 'move' && <MoveItems {...dialog} />}
    </>
  )
}

function TrashButton({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useWords(collectionsMessages)
  const trash = useSend(contentApi.deleteItems, {
    refreshes,
    onDone: () => {
      toast(t('trashed', { n: ids.length }))
      onDone()
    },
  })
  return (
    <Button size="small" isPending={trash.isPending} onPress={() => trash.mutate({ ids })}>
      {t('trash')}
    </Button>
  )
}
