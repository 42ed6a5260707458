import { useState } from 'react'
import { formatAmount, parseMoney } from '#platform/money'
import {
  Button,
  Checkbox,
  Columns,
  Dialog,
  Group,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  TypedField,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { type Donation, donationApi, periodUnits } from '../../contract/index.ts'
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
  const language = useLanguage()
  const [{ id, ...fields }, setFields] = useState<Fields & { id?: string }>(donation ?? starts)
  const refreshes = [donationApi.donations]
  const create = useSend(donationApi.create, { quiet: true, refreshes, onDone: onClose })
  const change = useSend(donationApi.change, { quiet: true, refreshes, onDone: onClose })
  const set = (part: Partial<Fields>) => setFields({ ...fields, ...part, ...(id && { id }) })
  const error = create.error ?? change.error
  const values = { ...fields, title: fields.title.trim() }
  const foot = (
    <Button
      tone="primary"
      isDisabled={!values.title}
      isPending={create.isPending || change.isPending}
      onPress={() => (id ? change.mutate({ id, values }) : create.mutate(values))}
    >
      {t('save')}
    </Button>
  )
  return (
    <Dialog title={donation?.title ?? t('add')} isOpen onClose={onClose} foot={foot}>
      <div className="catalog-form">
        <TextField
          label={t('title')}
          value={fields.title}
          onChange={(title) => set({ title })}
          maxLength={200}
          error={error && sentenceOf(error, language)}
          isRequired
        />
        <TextArea
          label={t('description')}
          value={fields.description}
          onChange={(description) => set({ description })}
          maxLength={2000}
        />
        <AmountsField value={fields.amountsMinor} onChange={(amountsMinor) => set({ amountsMinor })} />
        <Switch isSelected={fields.allowsOtherAmount} onChange={(allowsOtherAmount) => set({ allowsOtherAmount })}>
          {t('other')}
        </Switch>
        <LimitFields fields={fields} set={set} />
        <RecurringFields fields={fields} set={set} />
        <Switch isSelected={fields.isActive} onChange={(isActive) => set({ isActive })}>
          {t('active')}
        </Switch>
      </div>
    </Dialog>
  )
}

interface PartProps {
  fields: Fields
  set: (part: Partial<Fields>) => void
}

function LimitFields({ fields, set }: PartProps) {
  const t = useWords(donationsMessages)
  return (
    <Columns>
      <MoneyField
        label={t('minimum')}
        value={fields.minimumMinor}
        onChange={(minor) => minor && set({ minimumMinor: minor })}
      />
      <MoneyField
        label={t('maximum')}
        value={fields.maximumMinor}
        onChange={(minor) => minor && set({ maximumMinor: minor })}
      />
    </Columns>
  )
}

function RecurringFields({ fields, set }: PartProps) {
  const t = useWords(donationsMessages)
  return (
    <Group title={t('recurring')}>
      {periodUnits.map((unit) => (
        <Checkbox
          key={unit}
          isSelected={fields.recurring.includes(unit)}
          onChange={(isIn) =>
            set({ recurring: periodUnits.filter((one) => (one === unit ? isIn : fields.recurring.includes(one))) })
          }
        >
          {t(unit)}
        </Checkbox>
      ))}
    </Group>
  )
}

const mostAmounts = 12

/** Amounts as one writes them: with spaces between them. */
function AmountsField({ value, onChange }: { value: readonly number[]; onChange: (minor: number[]) => void }) {
  const t = useWords(donationsMessages)
  const { facts } = useStore()
  if (!facts) return null
  const shown = value
    .map((minor) =>
      formatAmount({ minor, currency: facts.currency }, { ...facts.format, grouping: false, trimZeroCents: true }),
    )
    .join(' ')
  const read = (text: string): number[] | undefined => {
    const parts = text.split(/\s+/).filter(Boolean)
    const amounts = parts
      .map((one) => parseMoney(one, facts.currency))
      .filter((minor): minor is number => minor !== null && minor > 0)
    return amounts.length < parts.length ? undefined : [...new Set(amounts)].slice(0, mostAmounts)
  }
  const words = { label: t('amounts'), hint: t('amountsHint'), unreadable: t('amountsWrong') }
  return <TypedField {...words} shown={shown} read={read} onChange={onChange} suffix={facts.currency} />
}
