import { Dices } from '#platform/icons'
import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import {
  Columns,
  DateField,
  FormDialog,
  Group,
  GroupError,
  IconButton,
  NumberField,
  Select,
  Switch,
  TextArea,
  TextField,
  useCreateOrChange,
  useListText,
  useOwnerForm,
  useWords,
} from '#platform/ui'
import { type Discount, type DiscountDraft, discountsApi } from '../contract/index.ts'
import { discountsOwnerMessages } from './discounts-owner.messages.ts'
import { EffectFields } from './effect-fields.tsx'

export interface DraftProps {
  draft: DiscountDraft
  set: (part: Partial<DiscountDraft>) => void
  error: (path: string) => string | null
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
  const save = useCreateOrChange({
    create: discountsApi.create,
    change: discountsApi.change,
    refreshes: [discountsApi.discounts],
    id: discount?.id,
  })
  const form = useOwnerForm({
    schema: discountsApi.create.input,
    values: discount ? draftOf(discount) : starts,
    save,
    savedMessage: (_, sent) => t('saved', { title: sent.title }),
    onSaved: onClose,
    refusals: {
      'discounts.code_taken': 'code',
      'discounts.ends_before_start': 'endsAt',
      'discounts.too_many_automatic': 'isActive',
    },
  })
  const fields: DraftProps = { draft: form.values, set: form.set, error: form.error }
  return (
    <FormDialog title={discount?.title ?? t('add')} onClose={onClose} form={form} size="wide">
      <Group>
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          {...form.field('title')}
          maxLength={100}
          isRequired
          autoFocus
        />
        <CodeFields {...fields} />
      </Group>
      <EffectFields {...fields} />
      <MinimumFields {...fields} />
      <AudienceFields {...fields} />
      <LimitFields {...fields} />
    </FormDialog>
  )
}

function draftOf({ id: _id, uses: _uses, createdAt: _createdAt, ...draft }: Discount): DiscountDraft {
  return draft
}

function CodeFields({ draft, set, error }: DraftProps) {
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
          error={error('code')}
          maxLength={60}
          isRequired
          suffix={<IconButton size="small" icon={Dices} label={t('draw')} onPress={() => set({ code: drawn() })} />}
        />
      )}
    </Columns>
  )
}

function MinimumFields({ draft: { minimum }, set, error }: DraftProps) {
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
            value={minimum.minor || null}
            onChange={(minor) => set({ minimum: { kind: 'subtotal', minor: minor ?? 0 } })}
            error={error('minimum')}
          />
        )}
        {minimum.kind === 'quantity' && (
          <NumberField
            aria-label={t('quantity')}
            minValue={1}
            value={minimum.quantity}
            onChange={(quantity) => set({ minimum: { kind: 'quantity', quantity: quantity || 1 } })}
            error={error('minimum')}
          />
        )}
      </Columns>
    </Group>
  )
}

function AudienceFields({ draft: { audience }, set, error }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const emailsIn = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const [kept, setKept] = useState(audience.kind === 'listed' ? audience.emails : [])
  const [typed, setTyped] = useListText(audience.kind === 'listed' ? audience.emails : kept, emailsIn)
  const listed = (text: string) => ({ kind: 'listed' as const, emails: emailsIn(text) })
  const type = (text: string) => {
    setTyped(text)
    setKept(emailsIn(text))
    set({ audience: listed(text) })
  }
  const chosen = audience.kind
  return (
    <Group title={t('who')}>
      <Select
        aria-label={t('who')}
        value={chosen}
        onChange={(kind) => set({ audience: kind === 'listed' ? listed(typed) : { kind } })}
        options={(['everyone', 'first-order', 'listed'] as const).map((value) => ({ value, label: t(value) }))}
      />
      {chosen === 'listed' && (
        <TextArea label={t('emails')} hint={t('emailsHint')} value={typed} onChange={type} error={error('audience')} />
      )}
    </Group>
  )
}

function LimitFields({ draft, set, error }: DraftProps) {
  const t = useWords(discountsOwnerMessages)
  const limit = (name: 'mostUses' | 'mostUsesEach') => (
    <NumberField
      label={t(name)}
      hint={t('noLimit')}
      minValue={1}
      value={draft[name] ?? Number.NaN}
      onChange={(most) => set({ [name]: Number.isNaN(most) ? null : most })}
      error={error(name)}
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
              error={error('startsAt')}
            />
            <DateField
              label={t('ends')}
              value={draft.endsAt ? new Date(draft.endsAt) : null}
              onChange={(at) => set({ endsAt: at?.toISOString() ?? null })}
              error={error('endsAt')}
            />
          </Columns>
        )}
        <Switch isSelected={draft.isActive} onChange={(isActive) => set({ isActive })}>
          {t('active')}
        </Switch>
        <GroupError error={error('isActive')} />
      </Group>
    </>
  )
}
