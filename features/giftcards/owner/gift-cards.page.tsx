import { useInfiniteQuery } from '@tanstack/react-query'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '#features/catalog/owner'
import { Badge, Button, call, EmptyState, ErrorState, Page, SearchField, Skeleton, Table, type Tone, Toolbar, useWords } from '#platform/desk'
import { type GiftCard, giftCardsApi } from '../contract/index.ts'
import { GiftCardDialog } from './gift-card-dialog.tsx'
import { giftCardsOwnerMessages } from './gift-cards-owner.messages.ts'
import { IssueDialog } from './issue-dialog.tsx'

const tones: Record<GiftCard['state'], Tone> = { active: 'success', disabled: 'plain', expired: 'plain', spent: 'plain' }

/** Every card, the newest first. */
export function GiftCardsScreen() {
  const t = useWords(giftCardsOwnerMessages)
  const [search, setSearch] = useState('')
  const [isIssuing, setIssuing] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const found = useCards(search)
  const { facts } = useStore()
  const cards = found.data?.pages.flatMap(({ giftCards }) => giftCards) ?? []
  const isEmpty = found.data !== undefined && cards.length === 0
  const add = (
    <Button tone="primary" icon={Plus} onPress={() => setIssuing(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Page title={t('giftCards')} lead={t('lead')} actions={!(isEmpty && search === '') && add}>
      {!(isEmpty && search === '') && (
        <Toolbar>
          <SearchField label={t('search')} placeholder={t('search')} value={search} onChange={setSearch} />
        </Toolbar>
      )}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={5} height={40} />}
      {isEmpty && search !== '' && <EmptyState small>{t('none')}</EmptyState>}
      {isEmpty && search === '' && (
        <EmptyState picture={<Gift size={56} strokeWidth={1} />} action={add}>
          {t('empty')}
        </EmptyState>
      )}
      {cards.length > 0 && facts && <Cards cards={cards} onOpen={setOpen} />}
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
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
        { id: 'card', label: t('card'), isRowHeader: true, short: true, cell: ({ last4 }) => (last4 ? `···· ${last4}` : '····') },
        { id: 'recipient', label: t('recipient'), wideOnly: true, cell: (one) => one.recipientName || one.recipientEmail || one.note },
        {
          id: 'balance',
          label: t('balance'),
          numeric: true,
          cell: (one) => t('of', { balance: money(one.balanceMinor), initial: money(one.initialMinor) }),
        },
        { id: 'state', label: t('state'), short: true, cell: ({ state }) => <Badge tone={tones[state]}>{t(state)}</Badge> },
      ]}
    />
  )
}

function useCards(search: string) {
  return useInfiniteQuery({
    queryKey: [giftCardsApi.giftCards.path, search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => call(giftCardsApi.giftCards, { search, limit: 50, ...(pageParam && { after: pageParam }) }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
}
