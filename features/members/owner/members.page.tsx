import './members-owner.css'
import { useDeferredValue, useState } from 'react'
import { SiteSwitch } from '#features/sites/owner'
import {
  Badge,
  EmptyState,
  QueryResult,
  LinkButton,
  Page,
  SearchField,
  Table,
  useCallPages,
  useOwnerRouter,
  useMoments,
  useWords,
} from '#platform/ui'
import { type MemberRow, membersOwnerApi, membersSettings } from '../contract/index.ts'
import { membersOwnerMessages } from './members.messages.ts'

/** Lists all accounts of the site, the newest first. */
export function MembersScreen() {
  const t = useWords(membersOwnerMessages)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const found = useCallPages(membersOwnerApi.list, { search, limit: 50 })
  const count = found.data?.pages[0]?.count ?? 0
  return (
    <Page
      title={t('members')}
      lead={count > 0 && search === '' ? t('count', { n: count }) : t('lead')}
      actions={<LinkButton href={membersOwnerApi.csv.path}>{t('export')}</LinkButton>}
    >
      <div className="q-toolbar">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </div>
      <QueryResult
        found={found}
        entries={found.data?.pages.flatMap((page) => page.members)}
        empty={
          <EmptyState
            drawing={search === '' && 'people'}
            action={
              search === '' && (
                <LinkButton tone="primary" href="/config/areas">
                  {t('toAreas')}
                </LinkButton>
              )
            }
          >
            {t(search === '' ? 'empty' : 'nobody')}
          </EmptyState>
        }
      >
        {(members) => <Members members={members} />}
      </QueryResult>
      <SiteSwitch part={membersSettings} name="canJoin" label={t('canJoin')} hint={t('canJoinHint')} />
    </Page>
  )
}

function Members({ members }: { members: readonly MemberRow[] }) {
  const t = useWords(membersOwnerMessages)
  const day = useMoments({ dateStyle: 'medium' })
  const { go } = useOwnerRouter()
  return (
    <Table
      label={t('members')}
      entries={members}
      onAction={(id) => go(`/config/members/${id}`)}
      columns={[
        {
          id: 'name',
          label: t('name'),
          isRowHeader: true,
          cell: (member) => (
            <>
              {member.name || member.email} {member.isBlocked && <Badge tone="attention">{t('blocked')}</Badge>}
            </>
          ),
        },
        { id: 'email', label: t('email'), wideOnly: true, cell: (member) => member.email },
        { id: 'joined', label: t('joined'), wideOnly: true, cell: (member) => day(member.joinedAt) },
        {
          id: 'signedIn',
          label: t('signedIn'),
          short: true,
          cell: (member) => (member.signedInAt ? day(member.signedInAt) : t('never')),
        },
      ]}
    />
  )
}
