import { formatAmount, parseMoney } from '#platform/money'
import {
  Checkbox,
  Columns,
  type FieldProps,
  FormDialog,
  Group,
  Switch,
  TextArea,
  TextField,
  TypedField,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Donation, donationApi, donationSchema, periodUnits } from '../../contract/index.ts'
import { donationsMessages } from './donations.messages.ts'
import { MoneyField } from '../product/money-field.tsx'
import { useStore } from '../use-store.ts'

type Fields = Omit<Donation, 'id'>

const starts: Fields = {
  title: '',
  description: '',
  amountsMinor: [1000, 2500, 5000],
  allowsOtherAmount: true,
  minimumMinor: 100,
  maximumMinor: 1_000_000,
  recurring: [],
  isActive: true,
}

export function DonationDialog({ donation, onClose }: { donation: Donation | null; onClose: () => void }) {
  const t = useWords(donationsMessages)
  const refreshes = [donationApi.donations]
  const create = useSend(donationApi.create, { quiet: true, refreshes })
  const change = useSend(donationApi.change, { quiet: true, refreshes })
  const { id, ...fields } = donation ?? { ...starts, id: undefined }
  const form = useOwnerForm({
    schema: fieldsSchema,
    values: fields,
    save: (values) => (id === undefined ? create.mutateAsync(values) : change.mutateAsync({ id, values })),
    onSaved: onClose,
    refusals: { 'catalog.amounts_unfit': 'minimumMinor' },
  })
  const { recurring } = form.values
  return (
    <FormDialog title={donation?.title ?? t('add')} onClose={onClose} form={form}>
      <div className="catalog-form">
        <TextField label={t('title')} {...form.field('title')} maxLength={200} isRequired autoFocus />
        <TextArea label={t('description')} {...form.field('description')} maxLength={2000} />
        <AmountsField {...form.field('amountsMinor')} />
        <Switch {...form.toggle('allowsOtherAmount')}>{t('other')}</Switch>
        <Columns>
          <MoneyField
            label={t('minimum')}
            {...form.field('minimumMinor')}
            onChange={(minor) => form.set({ minimumMinor: minor ?? 0 })}
          />
          <MoneyField
            label={t('maximum')}
            {...form.field('maximumMinor')}
            onChange={(minor) => form.set({ maximumMinor: minor ?? 0 })}
          />
        </Columns>
        <Group title={t('recurring')}>
          {periodUnits.map((unit) => (
            <Checkbox
              key={unit}
              isSelected={recurring.includes(unit)}
              onChange={(isIn) =>
                form.set({
                  recurring: periodUnits.filter((periodUnit) =>
                    periodUnit === unit ? isIn : recurring.includes(periodUnit),
                  ),
                })
              }
            >
              {t(unit)}
            </Checkbox>
          ))}
        </Group>
        <Switch {...form.toggle('isActive')}>{t('active')}</Switch>
      </div>
    </FormDialog>
  )
}

const fieldsSchema = donationSchema.omit({ id: true })

const mostAmounts = 12

/** A field for amounts separated by spaces. */
function AmountsField({ value, onChange, error }: FieldProps<number[]>) {
  const t = useWords(donationsMessages)
  const { storeSettings } = useStore()
  if (!storeSettings) return null
  const shown = value
    .map((minor) =>
      formatAmount(
        { minor, currency: storeSettings.currency },
        { ...storeSettings.format, grouping: false, trimZeroCents: true },
      ),
    )
    .join(' ')
  const read = (text: string): number[] | undefined => {
    const parts = text.split(/\s+/).filter(Boolean)
    const amounts = parts
      .map((part) => parseMoney(part, storeSettings.currency))
      .filter((minor): minor is number => minor !== null && minor > 0)
    return amounts.length < parts.length ? undefined : [...new Set(amounts)].slice(0, mostAmounts)
  }
  const words = { label: t('amounts'), hint: t('amountsHint'), unreadable: t('amountsWrong') }
  return (
    <TypedField
      {...words}
      shown={shown}
      read={read}
      onChange={onChange}
      error={error}
      suffix={storeSettings.currency}
    />
  )
}
