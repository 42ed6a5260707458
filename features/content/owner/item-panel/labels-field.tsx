import { TokensField, useCall, useSend, useWords } from '#platform/ui'
import { labelApi, type LabelKind, labelLengths } from '../../contract/index.ts'
import type { ItemFieldProps } from './item-panel.tsx'
import { itemPanelMessages } from './item-panel.messages.ts'

const settingOf = { tag: 'tags', category: 'categories' } as const

/** Tags or categories of one item. New names create them in the collection. */
export function LabelsField({ kind, settings, change }: ItemFieldProps & { kind: LabelKind }) {
  const t = useWords(itemPanelMessages)
  const setting = settingOf[kind]
  const chosen = settings[setting]
  const { collection: collectionId } = settings
  const labels = useCall(labelApi.labels, { collectionId })
  const create = useSend(labelApi.create, { refreshes: [labelApi.labels] })
  const own = (labels.data ?? []).filter((label) => label.kind === kind)
  const add = async (name: string) => {
    const existingLabel = own.find((label) => sameName(label.name, name))
    // A toast reports a refusal.
    const label = existingLabel ?? (await create.mutateAsync({ kind, collectionId, name }).catch(() => null))
    if (label && !chosen.includes(label.id)) change(setting, [...chosen, label.id])
  }
  return (
    <TokensField
      label={t(setting)}
      {...(kind === 'tag' && { hint: t('labelHint') })}
      tokens={own.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => ({ id, label: name }))}
      suggestions={own.filter(({ id }) => !chosen.includes(id)).map(({ name }) => name)}
      onAdd={(name) => void add(name)}
      onRemove={(id) =>
        change(
          setting,
          chosen.filter((other) => other !== id),
        )
      }
      maxLength={labelLengths[kind]}
    />
  )
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()
}
