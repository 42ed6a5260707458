import { FormDialog, TextField, useCreateOrChange, useOwnerForm, useWords } from '#platform/ui'
import { type MailingList, newsletterApi } from '../../contract/newsletter.api.ts'
import { newsletterOwnerMessages } from '../forms-owner.messages.ts'

interface Props {
  /** Mailing list that is edited; null creates a new one. */
  list: Pick<MailingList, 'id' | 'name'> | null
  onClose: () => void
  onSaved?: (id: string) => void
}

export function ListDialog({ list, onClose, onSaved }: Props) {
  const t = useWords(newsletterOwnerMessages)
  const save = useCreateOrChange({
    create: newsletterApi.create,
    change: newsletterApi.change,
    refreshes: [newsletterApi.lists],
    id: list?.id,
  })
  const form = useOwnerForm({
    schema: newsletterApi.create.input,
    values: { name: list?.name ?? '' },
    save: async (values) => {
      const saved = await save(values)
      onSaved?.(saved.id)
      return saved
    },
    savedMessage: (_, { name }) => t('saved', { name }),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t(list ? 'rename' : 'add')} onClose={onClose} form={form}>
      <TextField label={t('name')} hint={t('name.hint')} {...form.field('name')} maxLength={200} isRequired autoFocus />
    </FormDialog>
  )
}
