import { Plus } from '#platform/icons'
import { useState } from 'react'
import { useStore } from '#features/catalog/owner'
import {
  Badge,
  Button,
  EmptyState,
  QueryResult,
  Page,
  SearchField,
  Table,
  type Tone,
  Toolbar,
  useCallPages,
  useWords,
  DownloadLink,
} from '#platform/ui'
import { type GiftCard, giftCardsApi } from '../contract/index.ts'
import { GiftCardDialog } from './gift-card-dialog.tsx'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'
import { IssueDialog } from './issue-dialog.tsx'

const tones: Record<GiftCard['state'], Tone> = {
  active: 'success',
  disabled: 'plain',
  expired: 'plain',
  spent: 'plain',
}

/** All gift cards, newest first. */
export function GiftCardsScreen() {
  const t = useWords(giftCardsOwnerMessages)
  const [search, setSearch] = useState('')
  const [isIssuing, setIssuing] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const found = useCallPages(giftCardsApi.giftCards, { search, limit: 50 })
  const { storeSettings } = useStore()
  const cards = found.data?.pages.flatMap(({ giftCards }) => giftCards)
  const isEmpty = search === '' && cards?.length === 0
  const add = (
    <Button tone="primary" icon={Plus} onPress={() => setIssuing(true)}>
      {t('add')}
    </Button>
  )
  const actions = (
    <>
      <DownloadLink href={`${giftCardsApi.csv.path}?${new URLSearchParams({ search })}`}>{t('export')}</DownloadLink>
      {add}
    </>
  )
  return (
    <Page title={t('giftCards')} lead={t('lead')} actions={!isEmpty && actions}>
      {!isEmpty && (
        <Toolbar>
          <SearchField label={t('search')} placeholder={t('find')} value={search} onChange={setSearch} />
        </Toolbar>
      )}
      <QueryResult
        found={found}
        entries={cards}
        empty={
          isEmpty ? (
            <EmptyState drawing="gift" action={add}>
              {t('empty')}
            </EmptyState>
          ) : (
            <EmptyState small>{t('none')}</EmptyState>
          )
        }
      >
        {(shown) => storeSettings && <Cards cards={shown} onOpen={setOpen} />}
      </QueryResult>
      {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
      {open && <GiftCardDialog id={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function Cards({ cards, onOpen }: { cards: readonly GiftCard[]; onOpen: (id: string) => void }) {
  const t = useWords(giftCardsOwnerMessages)
  const { money } = useStore()
  return (
    <Table
      label={t('giftCards')}
      entries={cards}
      onAction={onOpen}
      columns={[
        {
          id: 'card',
          label: t('card'),
          isRowHeader: true,
          short: true,
          cell: ({ last4 }) => (last4 ? `•••• ${last4}` : '••••'),
        },
        {
          id: 'recipient',
          label: t('recipient'),
          wideOnly: true,
          cell: (giftCard) => giftCard.recipientName || giftCard.recipientEmail || giftCard.note,
        },
        {
          id: 'balance',
          label: t('balance'),
          numeric: true,
          cell: (giftCard) => t('of', { balance: money(giftCard.balanceMinor), initial: money(giftCard.initialMinor) }),
        },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ state, isTest }) => (
            <>
              <Badge tone={tones[state]}>{t(state)}</Badge> {isTest && <Badge>{t('test')}</Badge>}
            </>
          ),
        },
      ]}
    />
  )
}
