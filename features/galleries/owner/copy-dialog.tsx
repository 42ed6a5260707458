import { z } from 'zod'
import { FormDialog, TextArea, useOwnerForm, useSend, useWords } from '#platform/ui'
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

/** Field for the addresses of the galleries to copy. */
export function CopyDialog({ isOpen, onClose, document, block, onStarted }: Props) {
  const t = useWords(copiesOwnerMessages)
  const start = useSend(copiesApi.start, { quiet: true, refreshes: [copiesApi.last] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { addresses: '' },
    save: ({ addresses }) => start.mutateAsync({ document, block, addresses: addressesIn(addresses) }),
    onSaved: ({ id }) => {
      onStarted(id)
      onClose()
    },
    clears: true,
    refusals: { 'galleries.too_many_addresses': 'addresses', 'galleries.no_feed': 'addresses' },
  })
  const count = addressesIn(form.values.addresses).length
  return (
    <FormDialog title={t('title')} action={t('start')} isOpen={isOpen} onClose={onClose} form={form}>
      <p className="gallery-copy-lead">{t('lead')}</p>
      <TextArea
        autoFocus
        rows={8}
        label={t('addresses')}
        placeholder="https://name.smugmug.com/Mountains"
        {...form.field('addresses')}
        hint={t('count', { n: count, most: enumerations.limits.smugmugGalleries })}
      />
    </FormDialog>
  )
}

const formSchema = z.object({ addresses: z.string().refine((pasted) => addressesIn(pasted).length > 0) })
