import { Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Page,
  QueryResult,
  SearchField,
  Select,
  Table,
  type Tone,
  Toolbar,
  useCall,
  useCallPages,
  useMay,
  useMoments,
  useOwnerRouter,
  useSend,
  useSettled,
  useWords,
  DownloadLink,
} from '#platform/ui'
import { newsletterApi, type Subscriber } from '../../contract/newsletter.api.ts'
import { type SubscriberState, subscriberStates } from '../../contract/newsletter.rules.ts'
import { newsletterOwnerMessages } from '../forms-owner.messages.ts'
import { ListDialog } from './list-dialog.tsx'

const tones: Readonly<Record<SubscriberState, Tone>> = {
  subscribed: 'success',
  pending: 'attention',
  unsubscribed: 'plain',
  bounced: 'danger',
  complained: 'danger',
}

/** Lists the subscribers of a list, the newest first. */
export function SubscribersScreen() {
  const t = useWords(newsletterOwnerMessages)
  const { params } = useOwnerRouter()
  const list = params['id'] ?? ''
  const lists = useCall(newsletterApi.lists, {})
  const name = lists.data?.lists.find(({ id }) => id === list)?.name ?? t('newsletter')
  const [state, setState] = useState<SubscriberState | 'all'>('all')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isRenaming, setRenaming] = useState(false)
  const search = useSettled(typed)
  const found = useCallPages(newsletterApi.subscribers, { list, state, search })
  const mayRename = useMay()('newsletter.group.write')
  return (
    <Page
      title={name}
      actions={
        <>
          {mayRename && <Button onPress={() => setRenaming(true)}>{t('rename')}</Button>}
          <DownloadLink href={`${newsletterApi.csv.path}?${new URLSearchParams({ list, state, search })}`}>
            {t('export')}
          </DownloadLink>
        </>
      }
    >
      <Toolbar>
        <SearchField label={t('search')} placeholder={t('search')} value={typed} onChange={setTyped} />
        <Select<SubscriberState | 'all'>
          aria-label={t('state')}
          value={state}
          onChange={setState}
          options={(['all', ...subscriberStates] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
        />
        {chosen.size > 0 && <Removal ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      </Toolbar>
      <QueryResult
        found={found}
        entries={found.data?.pages.flatMap((page) => page.subscribers)}
        empty={
          <EmptyState drawing={search === '' && state === 'all' && 'people'}>
            {t(search === '' && state === 'all' ? 'nobody' : 'nothingFound')}
          </EmptyState>
        }
      >
        {(people) => <People people={people} chosen={chosen} onChoose={setChosen} />}
      </QueryResult>
      {isRenaming && <ListDialog list={{ id: list, name }} onClose={() => setRenaming(false)} />}
    </Page>
  )
}

interface PeopleProps {
  people: readonly Subscriber[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

function People({ people, chosen, onChoose }: PeopleProps) {
  const t = useWords(newsletterOwnerMessages)
  const when = useMoments({ dateStyle: 'medium' })
  const mayChange = useMay()('newsletter.subscriber.write')
  return (
    <Table
      label={t('subscribers')}
      entries={people}
      {...(mayChange && { selected: chosen, onSelect: onChoose })}
      columns={[
        { id: 'email', label: t('email'), isRowHeader: true, cell: ({ email }) => email },
        { id: 'name', label: t('person'), roomyOnly: true, cell: ({ name }) => name },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
        },
        { id: 'page', label: t('page'), roomyOnly: true, short: true, cell: ({ pagePath }) => pagePath },
        { id: 'when', label: t('since'), short: true, wideOnly: true, cell: ({ requestedAt }) => when(requestedAt) },
      ]}
    />
  )
}

function Removal({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useWords(newsletterOwnerMessages)
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(newsletterApi.removeSubscribers, {
    refreshes: [newsletterApi.subscribers, newsletterApi.lists],
  })
  return (
    <>
      <Button icon={Trash2} onPress={() => setAsking(true)}>
        {t('removePeople', { n: ids.length })}
      </Button>
      <ConfirmDialog
        title={t('removePeopleTitle', { n: ids.length })}
        action={t('remove')}
        isOpen={isAsking}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ ids }, { onSuccess: onDone })}
        onClose={() => setAsking(false)}
      >
        {t('removePeopleText')}
      </ConfirmDialog>
    </>
  )
}
