import { useState } from 'react'
import { Pencil, Plus, Trash2 } from '#platform/icons'
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  FormDialog,
  IconButton,
  TextField,
  toast,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Passkey, type PasskeyQuestion, type SecondFactor, secondFactorApi } from '../contract/index.ts'
import { canUsePasskeys, createPasskey } from './browser-passkeys.ts'
import { securityMessages } from './security.messages.ts'

interface CardProps {
  state: SecondFactor
  onCodes: (codes: readonly string[] | null) => void
}

const refreshes = [secondFactorApi.read]

export function PasskeysCard({ state, onCodes }: CardProps) {
  const t = useWords(securityMessages)
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const isLast = state.passkeys.length === 1 && !state.codeApp
  return (
    <Card title={t('passkeys')} lead={t('passkeysLead')} foot={<AddPasskey onCodes={onCodes} />}>
      {state.passkeys.length === 0 && <p className="q-hint">{t('noPasskeys')}</p>}
      <ul>
        {state.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setLeaving(passkey)}
          />
        ))}
      </ul>
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
      {leaving && <RemoveDialog passkey={leaving} isLast={isLast} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

function PasskeyRow({ passkey, onRename, onRemove }: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const t = useWords(securityMessages)
  const when = useMoments({ dateStyle: 'medium' })
  const used = passkey.usedAt ? t('lastUsed', { when: when(passkey.usedAt) }) : t('neverUsed')
  return (
    <li className="entry-session">
      <div>
        <div className="q-row-text">{passkey.name}</div>
        <div className="q-hint q-tabular">
          {t('added', { when: when(passkey.createdAt) })} · {used}
        </div>
        {passkey.isCopied && <Badge tone="danger">{t('copied')}</Badge>}
      </div>
      <IconButton icon={Pencil} label={`${t('rename')}: ${passkey.name}`} onPress={onRename} />
      <IconButton icon={Trash2} label={`${t('remove')}: ${passkey.name}`} onPress={onRemove} />
    </li>
  )
}

/** Asks the device first and for a name after, so that cancelling loses no input. */
function AddPasskey({ onCodes }: Pick<CardProps, 'onCodes'>) {
  const t = useWords(securityMessages)
  const [response, setResponse] = useState<Awaited<ReturnType<typeof createPasskey>>>(null)
  const create = async (question: PasskeyQuestion) => {
    const answered = await createPasskey(question)
    if (answered) setResponse(answered)
    else toast(t('passkeyFailed'), { tone: 'failure' })
  }
  const ask = useSend(secondFactorApi.askNewPasskey, {
    onDone: (question) => void create(question),
  })
  if (!canUsePasskeys()) return <p className="q-hint">{t('passkeysUnavailable')}</p>
  return (
    <>
      <Button icon={Plus} isPending={ask.isPending} onPress={() => ask.mutate({})}>
        {t('addPasskey')}
      </Button>
      {response && <NameDialog response={response} onClose={() => setResponse(null)} onCodes={onCodes} />}
    </>
  )
}

type NewPasskey = NonNullable<Awaited<ReturnType<typeof createPasskey>>>

function NameDialog({
  response,
  onClose,
  onCodes,
}: {
  response: NewPasskey
  onClose: () => void
  onCodes: CardProps['onCodes']
}) {
  const t = useWords(securityMessages)
  const add = useSend(secondFactorApi.addPasskey, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: secondFactorApi.addPasskey.input.pick({ name: true }),
    values: { name: deviceName() },
    save: ({ name }) => add.mutateAsync({ name, response }),
    savedMessage: t('passkeyAdded'),
    onSaved: ({ recoveryCodes }) => {
      onClose()
      onCodes(recoveryCodes)
    },
    isLeftFreely: true,
  })
  return (
    <FormDialog title={t('addPasskey')} action={t('addPasskey')} onClose={onClose} form={form}>
      <TextField label={t('passkeyName')} hint={t('passkeyNameHint')} {...form.field('name')} isRequired autoFocus />
    </FormDialog>
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useWords(securityMessages)
  const rename = useSend(secondFactorApi.renamePasskey, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: secondFactorApi.renamePasskey.input.pick({ name: true }),
    values: { name: passkey.name },
    save: ({ name }) => rename.mutateAsync({ id: passkey.id, name }),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('renamePasskey')} action={t('rename')} onClose={onClose} form={form}>
      <TextField label={t('passkeyName')} {...form.field('name')} isRequired autoFocus />
    </FormDialog>
  )
}

function RemoveDialog({ passkey, isLast, onClose }: { passkey: Passkey; isLast: boolean; onClose: () => void }) {
  const t = useWords(securityMessages)
  const remove = useSend(secondFactorApi.removePasskey, { refreshes, onDone: onClose })
  return (
    <ConfirmDialog
      title={t('removePasskey', { name: passkey.name })}
      action={t('remove')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: passkey.id })}
    >
      <p>{t('removePasskeyLead')}</p>
      {isLast && <p>{t('removeLastLead')}</p>}
    </ConfirmDialog>
  )
}

/** Suggests a name for the passkey. */
function deviceName(): string {
  const { userAgent } = navigator
  const names = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']
  return names.find((name) => userAgent.includes(name)) ?? ''
}
