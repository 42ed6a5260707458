import { useState } from 'react'
import {
  Button,
  Checkbox,
  Dialog,
  sentenceOf,
  TextField,
  toast,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import {
  type Collection,
  contentApi,
  type ItemListing,
  type Label,
  labelApi,
  type LabelKind,
} from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'

interface Props {
  collection: Collection
  items: readonly ItemListing[]
  onClose: () => void
  onDone: () => void
}

const fields = { tag: 'tags', category: 'categories' } as const
const kinds = ['category', 'tag'] as const

/**
 * Edits tags and categories of several items: ticked ones are added to all, unticked ones removed, and a dash leaves
 * them unchanged.
 */
export function LabelItems({ collection, items, onClose, onDone }: Props) {
  const t = useWords(collectionsMessages)
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const labels = useCall(labelApi.labels, { collectionId: collection.id })
  const send = useSend(contentApi.labelItems, { refreshes: [contentApi.items, labelApi.labels] })
  const tick = (id: string, isOn: boolean) => setTicks((before) => new Map(before).set(id, isOn))
  const apply = async () => {
    const ids = items.map(({ id }) => id)
    for (const kind of kinds) {
      const own = (labels.data ?? []).filter((label) => label.kind === kind)
      const add = own.filter(({ id }) => ticks.get(id) === true).map(({ id }) => id)
      const remove = own.filter(({ id }) => ticks.get(id) === false).map(({ id }) => id)
      if (add.length + remove.length > 0) await send.mutateAsync({ ids, kind, add, remove })
    }
    toast(t('labelled', { n: items.length }))
    onClose()
    onDone()
  }
  const foot = (
    // A toast reports a refusal, and the dialog stays open.
    <Button
      tone="primary"
      isPending={send.isPending}
      isDisabled={ticks.size === 0}
      onPress={() => void apply().catch(() => undefined)}
    >
      {t('apply')}
    </Button>
  )
  return (
    <Dialog title={t('labelTitle', { n: items.length })} isOpen onClose={onClose} foot={foot}>
      <p className="q-hint">{t('labelHint')}</p>
      {kinds.map((kind) => (
        <LabelGroup
          key={kind}
          kind={kind}
          collectionId={collection.id}
          labels={(labels.data ?? []).filter((label) => label.kind === kind)}
          items={items}
          ticks={ticks}
          onTick={tick}
        />
      ))}
    </Dialog>
  )
}

interface GroupProps {
  kind: LabelKind
  collectionId: string
  labels: readonly Label[]
  items: readonly ItemListing[]
  ticks: ReadonlyMap<string, boolean>
  onTick: (id: string, isOn: boolean) => void
}

function LabelGroup({ kind, collectionId, labels, items, ticks, onTick }: GroupProps) {
  const t = useWords(collectionsMessages)
  return (
    <fieldset className="content-labels">
      <legend>{t(kind)}</legend>
      {labels.map(({ id, name }) => {
        const tick = ticks.get(id)
        const having = items.filter((item) => item[fields[kind]].includes(id)).length
        return (
          <Checkbox
            key={id}
            isSelected={tick ?? having === items.length}
            isIndeterminate={tick === undefined && having > 0 && having < items.length}
            onChange={(isOn) => onTick(id, isOn)}
          >
            {name}
          </Checkbox>
        )
      })}
      <NewLabel kind={kind} collectionId={collectionId} onMade={(id) => onTick(id, true)} />
    </fieldset>
  )
}

function NewLabel({
  kind,
  collectionId,
  onMade,
}: Pick<GroupProps, 'kind' | 'collectionId'> & { onMade: (id: string) => void }) {
  const t = useWords(collectionsMessages)
  const language = useLanguage()
  const [name, setName] = useState('')
  const create = useSend(labelApi.create, {
    quiet: true,
    refreshes: [labelApi.labels],
    onDone: ({ id }) => {
      onMade(id)
      setName('')
    },
  })
  const send = () => name.trim() && create.mutate({ kind, collectionId, name: name.trim() })
  return (
    <form
      className="content-new-label"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        aria-label={t(kind === 'tag' ? 'newTag' : 'newCategory')}
        placeholder={t(kind === 'tag' ? 'newTag' : 'newCategory')}
        value={name}
        onChange={setName}
        error={create.error && sentenceOf(create.error, language)}
      />
      <Button size="small" isPending={create.isPending} isDisabled={!name.trim()} onPress={send}>
        {t('add')}
      </Button>
    </form>
  )
}
