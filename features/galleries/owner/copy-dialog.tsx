import { useState } from 'react'
import { Button, Dialog, TextArea, useSend, useWords } from '#platform/ui'
import { enumerations } from '#platform/contract'
import { addressesIn } from '../contract/addresses.rules.ts'
import { copiesApi } from '../contract/copies.api.ts'
import { copiesOwnerMessages } from './copies.messages.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  document: string
  block: string
  onStarted: (copy: string) => void
}

/** Where pictures are copied from: addresses of galleries elsewhere, pasted. */
export function CopyDialog({ isOpen, onClose, document, block, onStarted }: Props) {
  const t = useWords(copiesOwnerMessages)
  const [pasted, setPasted] = useState('')
  const start = useSend(copiesApi.start, {
    refreshes: [copiesApi.last],
    quiet: true,
    onDone: ({ id }) => {
      onStarted(id)
      setPasted('')
      onClose()
    },
  })
  const addresses = addressesIn(pasted)
  const send = () => {
    if (addresses.length > 0) start.mutate({ document, block, addresses })
  }
  const foot = (
    <>
      <Button onPress={onClose}>{t('cancel')}</Button>
      <Button tone="primary" type="submit" isPending={start.isPending} isDisabled={addresses.length === 0}>
        {t('start')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('title')} isOpen={isOpen} onClose={onClose} onSubmit={send} foot={foot}>
      <p className="gallery-copy-lead">{t('lead')}</p>
      <TextArea
        autoFocus
        rows={8}
        label={t('addresses')}
        placeholder="https://name.smugmug.com/Mountains"
        value={pasted}
        onChange={(text) => {
          setPasted(text)
          start.reset()
        }}
        hint={t('count', { n: addresses.length, most: enumerations.limits.smugmugGalleries })}
        error={start.error?.message ?? null}
      />
    </Dialog>
  )
}
