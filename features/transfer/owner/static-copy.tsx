import { useState } from 'react'
import { Button, Card, FormDialog, TextField, toast, useOwnerForm, useSend, useWords } from '#platform/ui'
import { copySchema, transferApi } from '../contract/index.ts'
import { transferOwnerMessages } from './transfer-owner.messages.ts'

/** The published pages as files for any web server. */
export function StaticCopy({ isBusy }: { isBusy: boolean }) {
  const t = useWords(transferOwnerMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title={t('files')}
      foot={
        <Button isDisabled={isBusy} onPress={() => setIsOpen(true)}>
          {t('makeFiles')}
        </Button>
      }
    >
      <p>{t('filesLead')}</p>
      {isOpen && <Questions onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

function Questions({ onClose }: { onClose: () => void }) {
  const t = useWords(transferOwnerMessages)
  const start = useSend(transferApi.export, { quiet: true, refreshes: [transferApi.list] })
  const form = useOwnerForm({
    schema: copySchema,
    sentences: { address: t('addressWrong'), answersAt: t('addressWrong') },
    values: { address: '', answersAt: '' },
    save: (copy) => start.mutateAsync({ format: 'static', copy }),
    onSaved: () => {
      toast(t('asked'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('makeFiles')} action={t('makeFiles')} onClose={onClose} form={form}>
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        placeholder="https://www.example.com"
        {...form.field('address')}
      />
      <TextField
        label={t('answersAt')}
        hint={t('answersAtHint')}
        placeholder="https://shop.example.com"
        {...form.field('answersAt')}
      />
    </FormDialog>
  )
}
