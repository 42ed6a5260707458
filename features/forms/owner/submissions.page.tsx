import './forms-owner.css'
import { Settings, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  ConfirmDialog,
  LinkButton,
  Page,
  QueryResult,
  SearchField,
  Select,
  Table,
  Toolbar,
  useCall,
  useCallPages,
  useMay,
  useMoments,
  useOwnerRouter,
  useSend,
  useSettled,
  useWords,
  type Tone,
  DownloadLink,
  EmptyList,
} from '#platform/ui'
import { type SubmissionFilter, type SubmissionRow, type SubmissionState, submissionsApi } from '../contract/index.ts'
import { submissionStates } from '../contract/form.rules.ts'
import { formsOwnerMessages } from './forms-owner.messages.ts'

const stateTones: Readonly<Record<SubmissionState, Tone>> = {
  new: 'accent',
  open: 'attention',
  done: 'plain',
  held: 'attention',
  spam: 'danger',
}

const starts: SubmissionFilter = { state: 'all', form: '', search: '', assignee: 'all' }

/** Inbox of all submissions. */
export function SubmissionsScreen() {
  const t = useWords(formsOwnerMessages)
  const [filter, setFilter] = useState(starts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const search = useSettled(filter.search)
  const found = useCallPages(submissionsApi.list, { ...filter, search })
  const submissions = found.data?.pages.flatMap((page) => page.submissions)
  const isFiltered = filter.search !== '' || filter.state !== 'all' || filter.assignee !== 'all' || filter.form !== ''
  // Changing the filter clears the selection, so that only visible submissions are selected.
  const look = (next: SubmissionFilter) => {
    setFilter(next)
    setChosen(new Set())
  }
  return (
    <Page
      title={t('forms')}
      lead={t('lead', { n: found.data?.pages[0]?.unread ?? 0 })}
      actions={<Exports filter={filter} />}
    >
      <Filters filter={filter} onChange={look} />
      {chosen.size > 0 && <Bulk ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      <QueryResult
        found={found}
        entries={submissions}
        empty={
          <EmptyList
            isFiltered={isFiltered}
            none={t('nothingFound')}
            empty={t('empty')}
            drawing="inbox"
            href="/config/pages"
            action={t('toPages')}
          />
        }
      >
        {(rows) => <SubmissionsTable rows={rows} chosen={chosen} onChoose={setChosen} />}
      </QueryResult>
    </Page>
  )
}

function Exports({ filter }: { filter: SubmissionFilter }) {
  const t = useWords(formsOwnerMessages)
  const query = new URLSearchParams(filter)
  const mayChange = useMay()('settings.advanced')
  return (
    <>
      {mayChange && (
        <LinkButton href="/config/form-settings" icon={Settings}>
          {t('settings')}
        </LinkButton>
      )}
      <DownloadLink href={`/api/forms/submissions/export.csv?${query}`}>{t('exportCsv')}</DownloadLink>
      <DownloadLink href={`/api/forms/submissions/export.json?${query}`}>{t('exportJson')}</DownloadLink>
    </>
  )
}

function Filters({ filter, onChange }: { filter: SubmissionFilter; onChange: (filter: SubmissionFilter) => void }) {
  const t = useWords(formsOwnerMessages)
  const forms = useCall(submissionsApi.forms, {})
  const people = useCall(submissionsApi.people, {}).data?.people ?? []
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select<SubmissionState | 'all'>
        aria-label={t('state')}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
        options={(['all', ...submissionStates] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
      />
      {people.length > 1 && (
        <Select
          aria-label={t('assignee')}
          value={filter.assignee}
          onChange={(assignee) => onChange({ ...filter, assignee })}
          options={[
            { value: 'all', label: t('assignee.all') },
            { value: 'nobody', label: t('assignee.nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {(forms.data?.forms.length ?? 0) > 1 && (
        <Select
          aria-label={t('form')}
          value={filter.form || 'all'}
          onChange={(form) => onChange({ ...filter, form: form === 'all' ? '' : form })}
          options={[
            { value: 'all', label: t('allForms') },
            ...(forms.data?.forms ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Toolbar>
  )
}

interface TableProps {
  rows: readonly SubmissionRow[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

function SubmissionsTable({ rows, chosen, onChoose }: TableProps) {
  const t = useWords(formsOwnerMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const { go } = useOwnerRouter()
  const mayChange = useMay()('crm.write')
  return (
    <Table
      label={t('forms')}
      entries={rows}
      onAction={(id) => go(`/config/forms/${id}`)}
      {...(mayChange && { selected: chosen, onSelect: onChoose })}
      columns={[
        {
          id: 'sender',
          label: t('sender'),
          isRowHeader: true,
          cell: (row) => (
            <>
              <span className={row.state === 'new' ? 'forms-unread' : undefined}>
                {row.sender || t('unknownSender')}
              </span>
              <span className="q-beneath q-hint">{row.excerpt || when(row.submittedAt)}</span>
            </>
          ),
        },
        {
          id: 'excerpt',
          label: t('message'),
          wideOnly: true,
          cell: (row) => <span className="forms-excerpt">{row.excerpt}</span>,
        },
        { id: 'form', label: t('form'), roomyOnly: true, short: true, cell: (row) => row.formName },
        {
          id: 'state',
          label: t('state'),
          short: true,
          cell: (row) => <Badge tone={stateTones[row.state]}>{t(`state.${row.state}`)}</Badge>,
        },
        { id: 'when', label: t('received'), short: true, wideOnly: true, cell: (row) => when(row.submittedAt) },
      ]}
    />
  )
}

function Bulk({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const t = useWords(formsOwnerMessages)
  const [isRemoving, setRemoving] = useState(false)
  const refreshes = [submissionsApi.list, submissionsApi.forms]
  const change = useSend(submissionsApi.change, { refreshes })
  const remove = useSend(submissionsApi.remove, { refreshes })
  const mark = (state: SubmissionState) => change.mutate({ ids, state }, { onSuccess: onDone })
  return (
    <Toolbar>
      <strong>{t('chosen', { n: ids.length })}</strong>
      {submissionStates.map((state) => (
        <Button key={state} onPress={() => mark(state)}>
          {t(`mark.${state}`)}
        </Button>
      ))}
      <Button icon={Trash2} onPress={() => setRemoving(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        title={t('removeTitle', { n: ids.length })}
        action={t('remove')}
        isOpen={isRemoving}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ ids }, { onSuccess: onDone })}
        onClose={() => setRemoving(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Toolbar>
  )
}
