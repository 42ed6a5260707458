import { useState } from 'react'
import { Banner, Checkbox, DraftDialog, Group, TextArea, TextField, useDraft, useWords } from '#platform/ui'
import { type Area, type AreaChoices, type AreaDraft, areasApi } from '../contract/index.ts'
import { areasOwnerMessages } from './areas-owner.messages.ts'

interface Props {
  area: Area | null
  choices: AreaChoices
  onClose: () => void
}

/** What an area is called, which pages belong to it, and what opens it. */
export function AreaDialog({ area, choices, onClose }: Props) {
  const t = useWords(areasOwnerMessages)
  const { title = '', lead = '', documentIds = [], productIds = [] } = area ?? {}
  const [values, setValues] = useState<AreaDraft>({ title, lead, documentIds, productIds })
  const set = (part: Partial<AreaDraft>) => setValues((before) => ({ ...before, ...part }))
  const draft = useDraft({
    create: areasApi.create,
    change: areasApi.change,
    refreshes: [areasApi.areas],
    id: area?.id,
    values,
    said: t('saved', { name: values.title }),
    onDone: onClose,
  })
  return (
    <DraftDialog
      title={area?.title ?? t('add')}
      onClose={onClose}
      draft={draft}
      isReady={values.title.trim() !== ''}
      size="wide"
    >
      <Group>
        <TextField
          label={t('name')}
          value={values.title}
          onChange={(text) => set({ title: text })}
          maxLength={200}
          isRequired
        />
        <TextArea
          label={t('introduction')}
          hint={t('introductionHint')}
          value={values.lead}
          onChange={(text) => set({ lead: text })}
          maxLength={1000}
        />
      </Group>
      <Choices
        label={t('pages')}
        hint={t('pagesHint')}
        none={{ text: t('noPages'), href: '/config/pages', words: t('toPages') }}
        choices={choices.documents}
        chosen={values.documentIds}
        onChange={(ids) => set({ documentIds: ids })}
      />
      <Choices
        label={t('products')}
        hint={t('productsHint')}
        none={{ text: t('noProducts'), href: '/config/products', words: t('toProducts') }}
        choices={choices.products}
        chosen={values.productIds}
        onChange={(ids) => set({ productIds: ids })}
      />
      {choices.products.length > 0 && values.productIds.length === 0 && <Banner tone="attention">{t('nobody')}</Banner>}
    </DraftDialog>
  )
}

interface ChoicesProps {
  label: string
  hint: string
  none: { text: string; href: string; words: string }
  choices: AreaChoices['documents']
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

function Choices({ label, hint, none, choices, chosen, onChange }: ChoicesProps) {
  return (
    <Group title={label}>
      <p className="q-hint">{choices.length > 0 ? hint : none.text}</p>
      {choices.length === 0 && (
        <p>
          <a href={none.href}>{none.words}</a>
        </p>
      )}
      {choices.map(({ id, title }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isIn) => onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {title}
        </Checkbox>
      ))}
    </Group>
  )
}
