import {
  Card,
  Checkbox,
  Columns,
  DateField,
  NumberField,
  Select,
  sentenceOf,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { hourMs } from '#platform/contract'
import { catalogApi, workflowLabel } from '../../contract/index.ts'
import { CategoryChecks } from './category-checks.tsx'
import { productMessages } from '../base/product.messages.ts'
import { taxClassValue, useTaxClasses } from './tax-classes.tsx'
import { TagsField } from './tags-field.tsx'
import type { ProductDraft } from '../base/use-product-form.ts'

const statuses = [1, 2, 4] as const
const scheduled = 2

/** Visibility, schedule and address of the product. */
export function ProductSide({ draft }: { draft: ProductDraft }) {
  return (
    <>
      <Visibility draft={draft} />
      <Places draft={draft} />
      <OrderedAhead draft={draft} />
      <Limits draft={draft} />
    </>
  )
}

/** The status, which takes effect at once. */
function Visibility({ draft: { now, product, change, form } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const language = useLanguage()
  const send = useSend(catalogApi.setStatus, {
    refreshes: [catalogApi.product, catalogApi.products],
    onDone: () => toast(t('saved')),
  })
  const shown = statuses.find((status) => status === product.status)
  const setStatus = (text: string) => {
    const status = statuses.find((candidate) => String(candidate) === text)
    if (!status) return
    const at = status === scheduled ? (now.visibleFrom ?? new Date(Date.now() + hourMs).toISOString()) : undefined
    send.mutate({ ids: [product.id], status, ...(at && { at }) })
  }
  return (
    <Card title={t('visibility')}>
      <Select
        label={t('status')}
        value={shown ? String(shown) : null}
        placeholder={workflowLabel(product.status, language)}
        onChange={setStatus}
        options={statuses.map((status) => ({ value: String(status), label: workflowLabel(status, language) }))}
        error={send.error && sentenceOf(send.error, language)}
      />
      <DateField
        label={t('visibleFrom')}
        value={dateOf(now.visibleFrom)}
        onChange={(date) => change({ visibleFrom: date?.toISOString() ?? null })}
      />
      <DateField
        label={t('untilAt')}
        value={dateOf(now.visibleUntil)}
        onChange={(date) => change({ visibleUntil: date?.toISOString() ?? null })}
        error={form.error('visibleUntil')}
      />
      <Checkbox isSelected={now.isUnlisted} onChange={(isUnlisted) => change({ isUnlisted })} hint={t('unlistedHint')}>
        {t('unlisted')}
      </Checkbox>
      <Checkbox isSelected={now.isFeatured} onChange={(isFeatured) => change({ isFeatured })}>
        {t('featured')}
      </Checkbox>
    </Card>
  )
}

function Places({ draft: { now, change, form } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  return (
    <Card title={t('categories')}>
      <CategoryChecks
        collectionId={now.collectionId}
        value={now.categoryIds}
        onChange={(categoryIds) => change({ categoryIds })}
      />
      <TagsField
        label={t('tags')}
        hint={t('tagsHint')}
        value={now.tags}
        onChange={(tags) => change({ tags })}
        error={form.error('tags')}
      />
      <TextField label={t('brand')} value={now.brand} onChange={(brand) => change({ brand })} maxLength={200} />
    </Card>
  )
}

/** Until that day the product is ordered ahead, which its page, the checkout and the order state. */
function OrderedAhead({ draft: { now, change, form } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  return (
    <Card title={t('ahead')} lead={t('aheadLead')}>
      <TextField
        label={t('aheadFrom')}
        type="date"
        value={now.shipsFrom ?? ''}
        onChange={(day) => change({ shipsFrom: day === '' ? null : day })}
        error={form.error('shipsFrom')}
      />
    </Card>
  )
}

function Limits({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const classes = useTaxClasses(now.taxClass)
  const chosen = classes.find(({ value }) => value === taxClassValue(now.taxClass) || value === now.taxClass)
  return (
    <Card>
      <Columns>
        <NumberField
          label={t('minQuantity')}
          minValue={1}
          maxValue={10_000}
          value={now.minQuantity}
          onChange={(n) => !Number.isNaN(n) && change({ minQuantity: n })}
        />
        <NumberField
          label={t('maxQuantity')}
          minValue={1}
          maxValue={10_000}
          value={now.maxQuantity ?? Number.NaN}
          onChange={(n) => change({ maxQuantity: Number.isNaN(n) ? null : n })}
        />
      </Columns>
      <Select
        label={t('taxClass')}
        hint={chosen?.isRated === false ? t('taxClassUnrated') : undefined}
        value={chosen?.value ?? null}
        onChange={(taxClass) => change({ taxClass })}
        options={classes}
      />
    </Card>
  )
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
