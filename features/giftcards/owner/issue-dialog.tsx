import { useState } from 'react'
import { useSendsEmail } from '#features/accounts/owner'
import { MoneyField } from '#features/catalog/owner'
import {
  Button,
  Dialog,
  FormDialog,
  Group,
  TextArea,
  TextField,
  toast,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { newId } from '#platform/contract'
import { giftCardsApi } from '../contract/index.ts'
import { ExpiryFields } from './expiry-fields.tsx'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'

/** Issues a card from the shop: emailed to a person, or its code shown once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(giftCardsOwnerMessages)
  const [starts] = useState(() => ({
    id: newId(),
    amountMinor: 2500 as number | null,
    recipientName: '',
    recipientEmail: '',
    message: '',
    note: '',
    expiresAt: null as string | null,
  }))
  const [code, setCode] = useState<string | null>(null)
  const isSent = useSendsEmail()
  const issue = useSend(giftCardsApi.issue, { quiet: true, refreshes: [giftCardsApi.giftCards] })
  const form = useOwnerForm({
    schema: giftCardsApi.issue.input,
    values: starts,
    save: issue.mutateAsync,
    onSaved: ({ code: shown }) => {
      if (shown !== null) return setCode(shown)
      toast(t('issued'))
      onClose()
    },
  })
  if (code !== null) return <CodeDialog code={code} onClose={onClose} />
  return (
    <FormDialog title={t('add')} action={t('issue')} onClose={onClose} form={form}>
      <Group>
        <MoneyField label={t('amount')} {...form.field('amountMinor')} />
        <TextField
          label={t('email')}
          hint={t(isSent ? 'emailHint' : 'emailHintKept')}
          {...form.field('recipientEmail')}
          maxLength={256}
        />
        <TextField label={t('name')} {...form.field('recipientName')} maxLength={100} />
        <TextArea label={t('message')} {...form.field('message')} maxLength={500} />
        <TextField label={t('note')} {...form.field('note')} maxLength={500} />
        <ExpiryFields {...form.field('expiresAt')} />
      </Group>
    </FormDialog>
  )
}

function CodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useWords(giftCardsOwnerMessages)
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => toast(t('copied')),
      () => undefined,
    )
  const foot = (
    <>
      <Button onPress={copy}>{t('copy')}</Button>
      <Button tone="primary" onPress={onClose}>
        {t('done')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('theCode')} isOpen onClose={onClose} foot={foot}>
      <Group>
        <TextField aria-label={t('theCode')} value={code} isReadOnly />
        <p className="q-hint">{t('codeOnce')}</p>
      </Group>
    </Dialog>
  )
}
