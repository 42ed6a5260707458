import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import {
  Banner,
  Button,
  Dialog,
  Group,
  sentenceOf,
  TextArea,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { newId } from '#platform/contract'
import { giftCardsApi } from '../contract/index.ts'
import { ExpiryFields } from './expiry-fields.tsx'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'

const starts = {
  amountMinor: 2500,
  recipientName: '',
  recipientEmail: '',
  message: '',
  note: '',
  expiresAt: null as string | null,
}

/** A card from the shop itself: sent to somebody, or its code shown once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(giftCardsOwnerMessages)
  const language = useLanguage()
  const [id] = useState(() => newId())
  const [fields, setFields] = useState(starts)
  const [code, setCode] = useState<string | null>(null)
  const set = (part: Partial<typeof fields>) => setFields({ ...fields, ...part })
  const issue = useSend(giftCardsApi.issue, {
    quiet: true,
    refreshes: [giftCardsApi.giftCards],
    onDone: ({ code: shown }) => {
      if (shown !== null) return setCode(shown)
      toast(t('issued'))
      onClose()
    },
  })
  if (code !== null) return <CodeDialog code={code} onClose={onClose} />
  const foot = (
    <Button tone="primary" isPending={issue.isPending} onPress={() => issue.mutate({ id, ...fields })}>
      {t('issue')}
    </Button>
  )
  const line = (name: 'recipientName' | 'recipientEmail', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={fields[name]}
      onChange={(text) => set({ [name]: text })}
      maxLength={256}
    />
  )
  return (
    <Dialog title={t('add')} isOpen onClose={onClose} foot={foot}>
      <Group>
        {issue.error && <Banner tone="danger">{sentenceOf(issue.error, language)}</Banner>}
        <MoneyField
          label={t('amount')}
          value={fields.amountMinor}
          onChange={(minor) => minor && set({ amountMinor: minor })}
        />
        {line('recipientEmail', t('email'), t('emailHint'))}
        {line('recipientName', t('name'))}
        <TextArea
          label={t('message')}
          value={fields.message}
          onChange={(message) => set({ message })}
          maxLength={500}
        />
        <TextField label={t('note')} value={fields.note} onChange={(note) => set({ note })} maxLength={500} />
        <ExpiryFields value={fields.expiresAt} onChange={(expiresAt) => set({ expiresAt })} />
      </Group>
    </Dialog>
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
