import { useState } from 'react'
import { MoneyField, useStore } from '#features/catalog/owner'
import {
  Button,
  Columns,
  Dialog,
  ErrorState,
  Group,
  Skeleton,
  Table,
  TextField,
  toast,
  useCall,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { type GiftCard, giftCardsApi } from '../contract/index.ts'
import { ExpiryFields } from './expiry-fields.tsx'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'

const refreshes = [giftCardsApi.giftCards, giftCardsApi.giftCard]

/** One card: its book, and what can be done with it. */
export function GiftCardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords(giftCardsOwnerMessages)
  const found = useCall(giftCardsApi.giftCard, { id })
  const { facts, money } = useStore()
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
      {card && facts && (
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
  const send = useSend(giftCardsApi.send, { refreshes, onDone: () => toast(t('sent')) })
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

/** Until when it pays: a moment, or for good. */
function Expiry({ card: { id, expiresAt } }: { card: GiftCard }) {
  const t = useWords(giftCardsOwnerMessages)
  const [until, setUntil] = useState(expiresAt)
  const change = useSend(giftCardsApi.change, { refreshes, onDone: () => toast(t('kept')) })
  return (
    <Group>
      <ExpiryFields value={until} onChange={setUntil} />
      {until !== expiresAt && (
        <div className="q-button-row">
          <Button isPending={change.isPending} onPress={() => change.mutate({ id, expiresAt: until })}>
            {t('keep')}
          </Button>
        </div>
      )}
    </Group>
  )
}

function Adjust({ card }: { card: GiftCard }) {
  const t = useWords(giftCardsOwnerMessages)
  const [amountMinor, setAmount] = useState<number | null>(null)
  const [isLess, setLess] = useState(false)
  const [note, setNote] = useState('')
  const adjust = useSend(giftCardsApi.adjust, {
    refreshes,
    onDone: () => {
      setAmount(null)
      setNote('')
    },
  })
  const isReady = amountMinor !== null && amountMinor > 0 && note.trim() !== ''
  const save = (sign: 1 | -1) => {
    setLess(sign < 0)
    adjust.mutate({ id: card.id, amountMinor: sign * (amountMinor ?? 0), note })
  }
  return (
    <Group title={t('adjust')}>
      <Columns>
        <MoneyField label={t('amount')} value={amountMinor} onChange={setAmount} />
        <TextField label={t('why')} value={note} onChange={setNote} maxLength={500} />
      </Columns>
      <div className="q-button-row">
        <Button isDisabled={!isReady} isPending={adjust.isPending && isLess} onPress={() => save(-1)}>
          {t('less')}
        </Button>
        <Button isDisabled={!isReady} isPending={adjust.isPending && !isLess} onPress={() => save(1)}>
          {t('addMoney')}
        </Button>
      </div>
    </Group>
  )
}
