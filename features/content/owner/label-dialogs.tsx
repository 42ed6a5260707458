import { useState } from 'react'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Select,
  sentenceOf,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { contentApi, type Label, labelApi, type LabelKind, labelLengths } from '../contract/index.ts'
import { labelsMessages } from './labels.messages.ts'

const refreshes = [labelApi.labels, contentApi.items]

/** A new label of a collection. */
export function AddLabel({
  kind,
  collectionId,
  onClose,
}: {
  kind: LabelKind
  collectionId: string
  onClose: () => void
}) {
  const t = useWords(labelsMessages)
  const create = useSend(labelApi.create, { quiet: true, refreshes, onDone: onClose })
  return (
    <NameDialog
      title={t(kind === 'tag' ? 'addTag' : 'addCategory')}
      action={t('add')}
      kind={kind}
      start=""
      send={create}
      onName={(name) => create.mutate({ kind, collectionId, name })}
      onClose={onClose}
    />
  )
}

export function RenameLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const t = useWords(labelsMessages)
  const rename = useSend(labelApi.rename, { quiet: true, refreshes, onDone: onClose })
  return (
    <NameDialog
      title={t('renameTitle', { name: label.name })}
      action={t('save')}
      kind={label.kind}
      start={label.name}
      send={rename}
      onName={(name) => rename.mutate({ id: label.id, name })}
      onClose={onClose}
    />
  )
}

interface NameDialogProps {
  title: string
  action: string
  kind: LabelKind
  start: string
  send: { isPending: boolean; error: unknown; reset: () => void }
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ title, action, kind, start, send, onName, onClose }: NameDialogProps) {
  const t = useWords(labelsMessages)
  const language = useLanguage()
  const [name, setName] = useState(start)
  const max = labelLengths[kind]
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        className="labels-form"
        onSubmit={(event) => {
          event.preventDefault()
          onName(name.trim())
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          onChange={(typed) => {
            setName(typed)
            send.reset()
          }}
          maxLength={Math.max(max, start.length)}
          hint={t('atMost', { n: max })}
          error={send.error ? sentenceOf(send.error, language) : null}
          autoFocus
        />
        <div className="q-button-row end">
          <Button
            type="submit"
            tone="primary"
            isDisabled={name.trim() === '' || name.trim() === start}
            isPending={send.isPending}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export function MergeLabel({
  label,
  others,
  onClose,
}: {
  label: Label
  others: readonly Label[]
  onClose: () => void
}) {
  const t = useWords(labelsMessages)
  const [into, setInto] = useState<string | null>(null)
  const merge = useSend(labelApi.merge, {
    refreshes,
    onDone: (kept) => {
      toast(t('merged', { name: label.name, into: kept.name }))
      onClose()
    },
  })
  const foot = (
    <Button
      tone="primary"
      isDisabled={into === null}
      isPending={merge.isPending}
      onPress={() => into && merge.mutate({ id: label.id, into })}
    >
      {t('merge')}
    </Button>
  )
  return (
    <Dialog title={t('mergeTitle', { name: label.name })} isOpen onClose={onClose} foot={foot}>
      <p>{t('mergeText', { name: label.name })}</p>
      <Select
        label={t('mergeInto')}
        value={into}
        onChange={setInto}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Dialog>
  )
}

export function DeleteLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const t = useWords(labelsMessages)
  const remove = useSend(labelApi.remove, {
    refreshes,
    onDone: () => {
      toast(t('deleted', { name: label.name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: label.name })}
      action={t('delete')}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: label.id })}
      onClose={onClose}
    >
      <p>{t('deleteText', { n: label.count })}</p>
    </ConfirmDialog>
  )
}
