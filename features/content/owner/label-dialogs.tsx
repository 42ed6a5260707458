import {
  type FieldProps,
  FormDialog,
  RemovalDialog,
  Select,
  TextField,
  useOwnerForm,
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
  const create = useSend(labelApi.create, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: labelApi.create.input,
    values: { kind, collectionId, name: '' },
    save: create.mutateAsync,
    onSaved: onClose,
    refusals: nameRefusals,
  })
  return (
    <FormDialog title={t(kind === 'tag' ? 'addTag' : 'addCategory')} action={t('add')} form={form} onClose={onClose}>
      <NameField {...form.field('name')} kind={kind} />
    </FormDialog>
  )
}

export function RenameLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const t = useWords(labelsMessages)
  const rename = useSend(labelApi.rename, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: labelApi.rename.input,
    values: { id: label.id, name: label.name },
    save: rename.mutateAsync,
    onSaved: onClose,
    refusals: nameRefusals,
  })
  return (
    <FormDialog title={t('renameTitle', { name: label.name })} form={form} onClose={onClose}>
      <NameField {...form.field('name')} kind={label.kind} />
    </FormDialog>
  )
}

const nameRefusals = {
  'content.tag_exists': 'name',
  'content.category_exists': 'name',
  'content.name_too_long': 'name',
} as const

function NameField({ kind, ...field }: FieldProps<string> & { kind: LabelKind }) {
  const t = useWords(labelsMessages)
  const max = labelLengths[kind]
  return <TextField label={t('name')} {...field} hint={t('atMost', { n: max })} isRequired autoFocus />
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
  const merge = useSend(labelApi.merge, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: labelApi.merge.input,
    values: { id: label.id, into: '' },
    save: merge.mutateAsync,
    savedMessage: (target) => t('merged', { name: label.name, into: target.name }),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('mergeTitle', { name: label.name })} action={t('merge')} form={form} onClose={onClose}>
      <p>{t('mergeText', { name: label.name })}</p>
      <Select
        label={t('mergeInto')}
        {...form.field('into')}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}

export function DeleteLabel({ label, onClose }: { label: Label; onClose: () => void }) {
  const t = useWords(labelsMessages)
  return (
    <RemovalDialog
      endpoint={labelApi.remove}
      input={{ id: label.id }}
      refreshes={refreshes}
      title={t('deleteTitle', { name: label.name })}
      action={t('delete')}
      doneMessage={t('deleted', { name: label.name })}
      onClose={onClose}
    >
      <p>{t('deleteText', { n: label.count })}</p>
    </RemovalDialog>
  )
}
