import { useSendsEmail } from '#features/accounts/owner'
import { maximumPriceMinor } from '#platform/money'
import { z } from 'zod'
import { MoneyField, useStore } from '#features/catalog/owner'
import {
  Button,
  Columns,
  Dialog,
  ErrorState,
  Form,
  FormButton,
  Group,
  Skeleton,
  Table,
  TextField,
  toast,
  useCall,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type GiftCard, giftCardsApi } from '../contract/index.ts'
import { ExpiryFields } from './expiry-fields.tsx'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'

const refreshes = [giftCardsApi.giftCards, giftCardsApi.giftCard]

/** One card with its ledger and its actions. */
export function GiftCardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords(giftCardsOwnerMessages)
  const found = useCall(giftCardsApi.giftCard, { id })
  const { storeSettings, money } = useStore()
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const card = found.data?.giftCard
  return (
    <Dialog
      title={card?.last4 ? `•••• ${card.last4}` : t('card')}
      isOpen
      onClose={onClose}
      size="wide"
      foot={card && <Acts card={card} />}
    >
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={4} height={32} />}
      {card && storeSettings && (
        <Group>
          <p>
            <strong>{t('of', { balance: money(card.balanceMinor), initial: money(card.initialMinor) })}</strong>{' '}
            <span className="q-quiet">
              {[t(card.state), card.recipientName, card.recipientEmail, card.note].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Table
            label={t('book')}
            entries={found.data?.entries ?? []}
            columns={[
              { id: 'kind', label: t('book'), isRowHeader: true, cell: (entry) => t(`kind.${entry.kind}`) },
              { id: 'note', label: t('why'), wideOnly: true, cell: (entry) => entry.note },
              { id: 'at', label: t('moment'), short: true, cell: (entry) => when(entry.at) },
              { id: 'amount', label: t('amount'), numeric: true, cell: (entry) => money(entry.amountMinor) },
            ]}
          />
          <Expiry key={card.expiresAt} card={card} />
          <Adjust card={card} />
        </Group>
      )}
    </Dialog>
  )
}

function Acts({ card }: { card: GiftCard }) {
  const t = useWords(giftCardsOwnerMessages)
  const change = useSend(giftCardsApi.change, { refreshes })
  const isSent = useSendsEmail()
  const send = useSend(giftCardsApi.send, { refreshes, onDone: () => toast(t(isSent ? 'sent' : 'sentKept')) })
  const isOff = card.state === 'disabled'
  return (
    <>
      {card.recipientEmail !== '' && (
        <Button isPending={send.isPending} onPress={() => send.mutate({ id: card.id })}>
          {t('send')}
        </Button>
      )}
      <Button
        tone={isOff ? 'primary' : 'danger'}
        isPending={change.isPending}
        onPress={() => change.mutate({ id: card.id, isDisabled: !isOff })}
      >
        {t(isOff ? 'switchOn' : 'switchOff')}
      </Button>
    </>
  )
}

/** Expiry date of the card, or no expiry. */
function Expiry({ card: { id, expiresAt } }: { card: GiftCard }) {
  const t = useWords(giftCardsOwnerMessages)
  const change = useSend(giftCardsApi.change, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: giftCardsApi.change.input,
    values: { id, expiresAt },
    save: change.mutateAsync,
    savedMessage: t('kept'),
  })
  return (
    <Form form={form}>
      <Group>
        <ExpiryFields {...form.field('expiresAt')} />
        {form.isChanged && (
          <div className="q-button-row">
            <FormButton form={form} action={t('keep')} tone="plain" />
          </div>
        )}
      </Group>
    </Form>
  )
}

const adjustment = giftCardsApi.adjust.input.extend({
  amountMinor: z.int().min(1).max(maximumPriceMinor),
  isLess: z.boolean(),
})

/** Adds an amount to the card, or subtracts one. */
function Adjust({ card }: { card: GiftCard }) {
  const t = useWords(giftCardsOwnerMessages)
  const adjust = useSend(giftCardsApi.adjust, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: adjustment,
    values: { id: card.id, amountMinor: null as number | null, note: '', isLess: false },
    save: ({ amountMinor, isLess, ...rest }) =>
      adjust.mutateAsync({ ...rest, amountMinor: isLess ? -amountMinor : amountMinor }),
    clears: true,
    refusals: { 'giftcards.too_low': 'amountMinor' },
  })
  const send = (isLess: boolean) => {
    form.set({ isLess })
    form.submit()
  }
  return (
    <Form form={form}>
      <Group title={t('adjust')}>
        <Columns>
          <MoneyField label={t('amount')} {...form.field('amountMinor')} />
          <TextField label={t('why')} {...form.field('note')} maxLength={500} />
        </Columns>
        <div className="q-button-row">
          <Button isPending={form.isSaving && form.values.isLess} onPress={() => send(true)}>
            {t('less')}
          </Button>
          <Button isPending={form.isSaving && !form.values.isLess} onPress={() => send(false)}>
            {t('addMoney')}
          </Button>
        </div>
      </Group>
    </Form>
  )
}
