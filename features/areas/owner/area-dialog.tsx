import { z } from 'zod'
import { CurrencyField, storeReads, useProposedCurrency } from '#features/catalog/owner'
import { catalogApi } from '#features/catalog/contract'
import { sitesApi } from '#features/sites/contract'
import {
  Banner,
  Checkbox,
  FormDialog,
  Group,
  GroupError,
  TextArea,
  TextField,
  useCall,
  useCreateOrChange,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Area, type AreaChoices, areasApi, type NewPrice } from '../contract/index.ts'
import { areasOwnerMessages } from './areas-owner.messages.ts'
import { NewPrices } from './new-prices.tsx'

interface Props {
  area: Area | null
  choices: AreaChoices
  onClose: () => void
}

/** Edits an area: its name, its content, its prices, and the text for visitors without access. */
export function AreaDialog(props: Props) {
  const currency = useProposedCurrency()
  return currency === undefined ? null : <AreaForm {...props} currency={currency ?? ''} />
}

/** `currency` is the suggested one; empty when the store has one already. */
function AreaForm({ area, choices, currency, onClose }: Props & { currency: string }) {
  const t = useWords(areasOwnerMessages)
  const { title = '', lead = '', documentIds = [], productIds = [] } = area ?? {}
  const starts: NewPrice[] = area ? [] : [{ priceMinor: 0, period: 'MONTH' }]
  const choose = useSend(catalogApi.changeCurrency, { quiet: true, refreshes: storeReads })
  const save = useCreateOrChange({
    create: areasApi.create,
    change: areasApi.change,
    refreshes: [areasApi.areas, catalogApi.products, catalogApi.pages],
    id: area?.id,
  })
  const form = useOwnerForm({
    schema: areaFormSchema,
    values: { title, lead, documentIds, productIds, prices: starts, currency },
    save: async ({ currency: chosen, ...values }) => {
      if (chosen !== '' && values.prices.length > 0) await choose.mutateAsync({ currency: chosen })
      return save(values)
    },
    savedMessage: (_, sent) => t('saved', { name: sent.title }),
    onSaved: onClose,
    refusals: { 'areas.not_for_members': 'documentIds', 'areas.not_access': 'productIds' },
  })
  const { values } = form
  const closing = choices.documents.filter(({ id, isPublic }) => isPublic && values.documentIds.includes(id)).length
  const isFree = values.productIds.length === 0 && values.prices.length === 0
  return (
    <FormDialog title={area?.title ?? t('add')} onClose={onClose} form={form} size="wide">
      <Group title={t('basics')}>
        <TextField label={t('name')} {...form.field('title')} maxLength={200} autoFocus isRequired />
        <TextArea label={t('introduction')} hint={t('introductionHint')} {...form.field('lead')} maxLength={1000} />
      </Group>
      <Choices
        label={t('who')}
        hint={choices.documents.length > 0 ? t('pagesHint') : t('noPages')}
        choices={choices.documents}
        {...form.field('documentIds')}
      />
      {closing > 0 && <Banner tone="attention">{t('becomesPrivate', { n: closing })}</Banner>}
      <Group title={t('price')}>
        <p className="q-hint">{t('priceHint')}</p>
        {currency !== '' && values.prices.length > 0 && (
          <CurrencyField label={t('currency')} hint={t('currencyHint')} {...form.field('currency')} />
        )}
        <NewPrices {...form.field('prices')} errorOf={(place) => form.error(`prices.${place}.priceMinor`)} />
      </Group>
      {choices.products.length > 0 && (
        <Choices
          label={t('existing')}
          hint={t('existingHint')}
          choices={choices.products}
          {...form.field('productIds')}
        />
      )}
      {isFree && <Banner tone="attention">{t('nobody')}</Banner>}
      <SignUp area={area} choices={choices} />
    </FormDialog>
  )
}

const areaFormSchema = areasApi.create.input.extend({
  currency: catalogApi.changeCurrency.input.shape.currency.or(z.literal('')),
})

function SignUp({ area, choices }: { area: Area | null; choices: AreaChoices }) {
  const t = useWords(areasOwnerMessages)
  return (
    <Group title={t('signUp')}>
      <p className="q-hint">{t('signUpHint')}</p>
      {area && <SignUpLink area={area} choices={choices} />}
    </Group>
  )
}

function SignUpLink({ area, choices }: { area: Area; choices: AreaChoices }) {
  const t = useWords(areasOwnerMessages)
  const site = useCall(sitesApi.site, {})
  const path = choices.documents.find((page) => page.path !== null && area.documentIds.includes(page.id))?.path
  if (!path || !site.data) return <p className="q-hint">{t('notYet')}</p>
  return (
    <p>
      <a href={site.data.baseUrl + path} target="_blank" rel="noreferrer">
        {t('open')}
      </a>
    </p>
  )
}

interface ChoicesProps {
  label: string
  hint: string
  choices: readonly { id: string; title: string }[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  error: string | null
}

function Choices({ label, hint, choices, value: chosen, onChange, error }: ChoicesProps) {
  return (
    <Group title={label}>
      <p className="q-hint">{hint}</p>
      <GroupError error={error} />
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
