import { useState } from 'react'
import { Button, Dialog, Select, toast, useCall, useSend, useWords } from '#platform/ui'
import { type Collection, contentApi, type ItemListing, itemKindOf } from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'

interface Props {
  collection: Collection
  items: readonly ItemListing[]
  onClose: () => void
  onDone: () => void
}

/** Moves items into another collection of the same type. */
export function MoveItems({ collection, items, onClose, onDone }: Props) {
  const t = useWords(collectionsMessages)
  const [chosen, setChosen] = useState('')
  const collections = useCall(contentApi.collections, {})
  const others = (collections.data ?? []).filter(
    ({ id, type }) => id !== collection.id && itemKindOf(type) === itemKindOf(collection.type),
  )
  const to = others.find(({ id }) => id === chosen) ?? others[0]
  const move = useSend(contentApi.moveItems, {
    refreshes: [contentApi.items, contentApi.collections],
    onDone: () => {
      toast(t('moved', { n: items.length, title: to?.title ?? '' }))
      onClose()
      onDone()
    },
  })
  const send = () => to && move.mutate({ ids: items.map(({ id }) => id), to: to.id })
  const foot = to && (
    <Button tone="primary" isPending={move.isPending} onPress={send}>
      {t('move')}
    </Button>
  )
  return (
    <Dialog title={t('moveTitle', { n: items.length })} isOpen onClose={onClose} foot={foot}>
      <p>{t(to || collections.isPending ? 'moveLead' : 'noOther')}</p>
      {to && (
        <Select
          label={t('moveTo')}
          value={to.id}
          onChange={setChosen}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </Dialog>
  )
}
