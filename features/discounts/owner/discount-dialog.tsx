import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import {
  Button,
  Columns,
  DateField,
  DraftDialog,
  Group,
  NumberField,
  Select,
  Switch,
  TextArea,
  TextField,
  useDraft,
  useWords,
} from '#platform/ui'
import { type Discount, type DiscountDraft, discountsApi } from '../contract/index.ts'
import { discountsOwnerMessages } from './discounts-owner.messages.ts'
import { EffectFields } from './effect-fields.tsx'

export interface DraftProps {
  draft: DiscountDraft
  set: (part: Partial<DiscountDraft>) => void
}

const starts: DiscountDraft = {
  title: '',
  code: '',
  effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } },
  minimum: { kind: 'none' },
  audience: { kind: 'everyone' },
  mostUses: null,
  mostUsesEach: null,
  startsAt: null,
  endsAt: null,
  isActive: true,
}

export function DiscountDialog({ discount, onClose }: { discount: Discount | null; onClose: () => void }) {
  const t = useWords(discountsOwnerMessages)
  const [values, setValues] = useState<DiscountDraft>(discount ? draftOf(discount) : starts)
  const set: DraftProps['set'] = (part) => setValues((before) => ({ ...before, ...part }))
  const draft = useDraft({
    create: discountsApi.create,
    change: discountsApi.change,
    refreshes: [discountsApi.discounts],
    id: discount?.id,
    values,
    said: t('saved', { title: values.title }),
    onDone: onClose,
  })
  const isReady = values.title.trim() !== '' && values.code !== ''
  return (
    <DraftDialog title={discount?.title ?? t('add')} onClose={onClose} draft={draft} isReady={isReady} size="wide">
      <Group>
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          value={values.title}
          onChange={(title) => set({ title })}
          maxLength={100}
          isRequired
        />
        <CodeFields draft={values} set={set} />
      </Group>
      <EffectFields draft={values} set={set} />
      <MinimumFields draft={values} set={set} />
      <AudienceFields draft={values} set={set} />
      <LimitFields draft={values} set={set} />
    </DraftDialog>
  )
}

function draftOf({ id: _id, uses: _uses, createdAt: _createdAt, ...draft }: Discount): DiscountDraft {
  return draft
}

function CodeFields({ draft, set }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const drawn = () =>
    [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 32]).join('')
  return (
    <Columns>
      <Select
        label={t('how')}
        value={draft.code === null ? 'automatic' : 'byCode'}
        onChange={(how) => set({ code: how === 'automatic' ? null : (draft.code ?? '') })}
        options={(['byCode', 'automatic'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {draft.code !== null && (
        <TextField
          label={t('code')}
          value={draft.code}
          onChange={(code) => set({ code: code.toUpperCase() })}
          maxLength={60}
          isRequired
          suffix={
            <Button size="small" tone="quiet" onPress={() => set({ code: drawn() })}>
              {t('draw')}
            </Button>
          }
        />
      )}
    </Columns>
  )
}

function MinimumFields({ draft: { minimum }, set }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const begin = {
    none: { kind: 'none' },
    subtotal: { kind: 'subtotal', minor: 5000 },
    quantity: { kind: 'quantity', quantity: 2 },
  } as const
  return (
    <Group title={t('minimum')}>
      <Columns>
        <Select
          aria-label={t('minimum')}
          value={minimum.kind}
          onChange={(kind) => set({ minimum: begin[kind] })}
          options={(['none', 'subtotal', 'quantity'] as const).map((value) => ({ value, label: t(value) }))}
        />
        {minimum.kind === 'subtotal' && (
          <MoneyField
            aria-label={t('minimumAmount')}
            value={minimum.minor}
            onChange={(minor) => minor && set({ minimum: { kind: 'subtotal', minor } })}
          />
        )}
        {minimum.kind === 'quantity' && (
          <NumberField
            aria-label={t('quantity')}
            minValue={1}
            value={minimum.quantity}
            onChange={(quantity) => set({ minimum: { kind: 'quantity', quantity: quantity || 1 } })}
          />
        )}
      </Columns>
    </Group>
  )
}

function AudienceFields({ draft: { audience }, set }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const [typed, setTyped] = useState(audience.kind === 'listed' ? audience.emails.join('\n') : '')
  const read = () => {
    const emails = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
    if (emails.length > 0) set({ audience: { kind: 'listed', emails } })
  }
  const chosen = audience.kind
  return (
    <Group title={t('who')}>
      <Select
        aria-label={t('who')}
        value={chosen}
        onChange={(kind) =>
          set({ audience: kind === 'listed' ? { kind, emails: typed.split(/[\s,;]+/).filter(Boolean) } : { kind } })
        }
        options={(['everyone', 'first-order', 'listed'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {chosen === 'listed' && (
        <TextArea label={t('emails')} hint={t('emailsHint')} value={typed} onChange={setTyped} onBlur={read} />
      )}
    </Group>
  )
}

function LimitFields({ draft, set }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const limit = (name: 'mostUses' | 'mostUsesEach') => (
    <NumberField
      label={t(name)}
      hint={t('noLimit')}
      minValue={1}
      value={draft[name] ?? Number.NaN}
      onChange={(most) => set({ [name]: Number.isNaN(most) ? null : most })}
    />
  )
  const isScheduled = draft.startsAt !== null || draft.endsAt !== null
  return (
    <>
      <Group title={t('limits')}>
        <Columns>
          {limit('mostUses')}
          {limit('mostUsesEach')}
        </Columns>
      </Group>
      <Group title={t('schedule')}>
        <Switch
          isSelected={isScheduled}
          onChange={(on) => set(on ? { startsAt: new Date().toISOString() } : { startsAt: null, endsAt: null })}
        >
          {t('scheduled')}
        </Switch>
        {isScheduled && (
          <Columns>
            <DateField
              label={t('starts')}
              value={draft.startsAt ? new Date(draft.startsAt) : null}
              onChange={(at) => set({ startsAt: at?.toISOString() ?? null })}
            />
            <DateField
              label={t('ends')}
              value={draft.endsAt ? new Date(draft.endsAt) : null}
              onChange={(at) => set({ endsAt: at?.toISOString() ?? null })}
            />
          </Columns>
        )}
        <Switch isSelected={draft.isActive} onChange={(isActive) => set({ isActive })}>
          {t('active')}
        </Switch>
      </Group>
    </>
  )
}
