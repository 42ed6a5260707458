import {
  Banner,
  Checkbox,
  FormDialog,
  Group,
  GroupError,
  TextArea,
  TextField,
  useCreateOrChange,
  useOwnerForm,
  useWords,
} from '#platform/ui'
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
  const save = useCreateOrChange({
    create: areasApi.create,
    change: areasApi.change,
    refreshes: [areasApi.areas],
    id: area?.id,
  })
  const form = useOwnerForm({
    schema: areasApi.create.input,
    values: { title, lead, documentIds, productIds } satisfies AreaDraft as AreaDraft,
    save,
    savedMessage: (_, sent) => t('saved', { name: sent.title }),
    onSaved: onClose,
    refusals: { 'areas.not_for_members': 'documentIds', 'areas.not_access': 'productIds' },
  })
  const { values } = form
  return (
    <FormDialog title={area?.title ?? t('add')} onClose={onClose} form={form} size="wide">
      <Group>
        <TextField label={t('name')} {...form.field('title')} maxLength={200} isRequired />
        <TextArea label={t('introduction')} hint={t('introductionHint')} {...form.field('lead')} maxLength={1000} />
      </Group>
      <Choices
        label={t('pages')}
        hint={t('pagesHint')}
        none={{ text: t('noPages'), href: '/config/pages', words: t('toPages') }}
        choices={choices.documents}
        {...form.field('documentIds')}
      />
      <Choices
        label={t('products')}
        hint={t('productsHint')}
        none={{ text: t('noProducts'), href: '/config/products', words: t('toProducts') }}
        choices={choices.products}
        {...form.field('productIds')}
      />
      {choices.products.length > 0 && values.productIds.length === 0 && <Banner tone="attention">{t('nobody')}</Banner>}
    </FormDialog>
  )
}

interface ChoicesProps {
  label: string
  hint: string
  none: { text: string; href: string; words: string }
  choices: AreaChoices['documents']
  value: readonly string[]
  onChange: (ids: string[]) => void
  error: string | null
}

function Choices({ label, hint, none, choices, value: chosen, onChange, error }: ChoicesProps) {
  return (
    <Group title={label}>
      <p className="q-hint">{choices.length > 0 ? hint : none.text}</p>
      <GroupError error={error} />
      {choices.length === 0 && (
        <p>
          <a href={none.href}>{none.words}</a>
        </p>
      )}
      {choices.map(({ id, title }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isIn) => onChange(isIn ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id))}
        >
          {title}
        </Checkbox>
      ))}
    </Group>
  )
}
