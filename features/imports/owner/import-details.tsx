import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, RotateCcw } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Banner,
  Button,
  call,
  CallFailure,
  ConfirmDialog,
  ErrorState,
  LinkButton,
  Page,
  Progress,
  SegmentedControl,
  sentenceOf,
  Skeleton,
  Stepper,
  useCall,
  useLanguage,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { type Import, importMessages, importsApi, plannedWords, undoneNotes } from '../contract/index.ts'
import { ChangeColumns, ColumnsCard } from './columns-card.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { LookCard } from './look-card.tsx'
import { MissingFiles } from './missing-files.tsx'
import { RowsTable, tones } from './rows-table.tsx'
import { sourceName } from './source-name.ts'
import { WebsiteCard } from './website-card.tsx'
import { importsOwnerMessages } from './imports-owner.messages.ts'

const removable: ReadonlySet<Import['state']> = new Set(['failed', 'undone', 'ready', 'mapping'])
const busy = ['waiting', 'reading', 'running', 'undoing'] as const
function isBusy(found: Import | undefined): boolean {
  return found === undefined || (busy as readonly string[]).includes(found.state)
}

const refreshes = [importsApi.import, importsApi.imports, importsApi.rows]

/** Shows an import at an address of its own, which survives a reload. */
export function ImportScreen() {
  const { go, params } = useOwnerRouter()
  return <ImportDetails id={params['id'] ?? ''} onBack={() => go('/config/imports')} />
}

/** Shows the plan, progress and result of an import. */
function ImportDetails({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useWords(importsOwnerMessages)
  const found = useCall(importsApi.import, { id }, { refetchInterval: (answer) => (isBusy(answer) ? 1000 : false) })
  const details = found.data
  const isStopped = details !== undefined && wasStopped(details)
  const run = useSend(importsApi.run, { refreshes })
  const undo = useSend(importsApi.undo, { refreshes })
  const [isUndoing, setUndoing] = useState(false)
  const remove = useSend(importsApi.remove, { refreshes: [importsApi.imports], onDone: onBack })
  if (found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  return (
    <Page
      title={details?.fileName ?? t('imports')}
      {...(details && sourceName(details) !== '' && { lead: t('where', { source: sourceName(details) }) })}
      actions={
        <>
          <Button tone="quiet" icon={ArrowLeft} onPress={onBack}>
            {t('back')}
          </Button>
          {(details?.state === 'ready' || isStopped) && (
            <Button tone="primary" isPending={run.isPending} onPress={() => run.mutate({ id })}>
              {t(isStopped ? 'goOn' : 'run')}
            </Button>
          )}
          {(details?.state === 'done' || isStopped) && (
            <>
              <LinkButton icon={Download} href={importsApi.report.path.replace(':id', id)} target="_blank">
                {t('report')}
              </LinkButton>
              <Button icon={RotateCcw} isPending={undo.isPending} onPress={() => setUndoing(true)}>
                {t('undo')}
              </Button>
              <ConfirmDialog
                title={t('undo.ask')}
                action={t('undo')}
                isOpen={isUndoing}
                onClose={() => setUndoing(false)}
                onConfirm={() => {
                  setUndoing(false)
                  undo.mutate({ id })
                }}
              >
                <p>{t('undo.lead')}</p>
              </ConfirmDialog>
            </>
          )}
          {details && removable.has(details.state) && (
            <Button tone="quiet" isPending={remove.isPending} onPress={() => remove.mutate({ id })}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {details ? <Course running={details} isBusy={isBusy(details)} /> : <Skeleton lines={6} height={28} />}
    </Page>
  )
}

/** Shows the progress of an import, its counts and its rows. */
function Course({ running, isBusy }: { running: Import; isBusy: boolean }) {
  const t = useWords(importsOwnerMessages)
  const words = useWords(importMessages)
  const language = useLanguage()
  return (
    <>
      {running.state !== 'undone' && (
        <Stepper label={t('imports')} steps={[t('step1'), t('step2'), t('step3')]} current={stepOf(running)} />
      )}
      <div className="import-state">
        {running.state === 'undone' && (
          <Banner>{[t('undone'), ...undoneNotes(running.counts).map((note) => t(`undone.${note}`))].join(' ')}</Banner>
        )}
        {running.problem && (
          <Banner tone={running.state === 'failed' ? 'danger' : 'attention'}>
            {sentenceOf(new CallFailure(running.problem, 0), language)}
          </Banner>
        )}
        {isBusy && (
          <Progress label={words(`state.${running.state}`)} value={running.part === null ? null : running.part * 100} />
        )}
        {running.state === 'mapping' && running.table && <ColumnsCard record={running} table={running.table} />}
        <Counts counts={running.counts} />
        {running.state === 'ready' && running.table?.isChangeable && (
          <ChangeColumns record={running} table={running.table} />
        )}
        {running.state === 'done' && <MissingFiles record={running} />}
        {running.state === 'ready' && <Planned record={running} />}
        {running.state === 'ready' && running.look && <LookCard id={running.id} look={running.look} />}
        {running.state === 'ready' && running.website.length > 0 && <WebsiteCard key={running.id} record={running} />}
      </div>
      {running.state === 'done' && (
        <div className="import-addresses">
          <AddressesCard id={running.id} />
        </div>
      )}
      {!isBusy && running.state !== 'mapping' && (running.state !== 'failed' || wasStopped(running)) && (
        <Rows one={running} />
      )}
    </>
  )
}

function stepOf(details: Import): number {
  if (wasStopped(details) || details.state === 'running' || details.state === 'undoing') return 2
  return details.state === 'ready' ? 1 : details.state === 'done' || details.state === 'undone' ? 3 : 0
}

/** Whether a planned import was stopped while it ran, so that it can be resumed or undone. */
function wasStopped({ state, rowsTotal }: Import): boolean {
  return state === 'failed' && rowsTotal > 0
}

function Counts({ counts }: { counts: Import['counts'] }) {
  const words = useWords(importMessages)
  return (
    <ul className="import-counts">
      {counts.map(({ kind, outcome, n }) => (
        <li key={kind + outcome}>
          <strong className="q-tabular">{words(`kind.${kind}`, { n })}</strong>
          <Badge tone={tones[outcome]}>{words(`outcome.${outcome}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** Lists the changes that the import makes beside its rows. */
function Planned({ record }: { record: Import }) {
  const language = useLanguage()
  return plannedWords(language, record).map((line) => (
    <p key={line} className="q-hint">
      {line}
    </p>
  ))
}

function Rows({ one: { id, state, linesBefore } }: { one: Import }) {
  const t = useWords(importsOwnerMessages)
  const [filter, setFilter] = useState<Filter>('all')
  const rows = useRows(id, state, filter)
  return (
    <>
      <div className="q-toolbar">
        <SegmentedControl
          label={t('filter')}
          hideLabel
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: t('filterAll') },
            { value: 'noted', label: t('filterNoted') },
          ]}
        />
      </div>
      {rows.error && <ErrorState error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.isPending && <Skeleton lines={8} height={28} />}
      {rows.data && <RowsTable rows={rows.data.pages.flatMap((page) => page.rows)} linesBefore={linesBefore} />}
      {rows.hasNextPage && (
        <p className="import-more">
          <Button isPending={rows.isFetchingNextPage} onPress={() => void rows.fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </>
  )
}

type Filter = 'all' | 'noted'

function useRows(id: string, state: Import['state'], filter: Filter) {
  return useInfiniteQuery({
    queryKey: [importsApi.rows.path, id, state, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      call(importsApi.rows, {
        id,
        limit: 100,
        ...(filter === 'noted' && { noted: true }),
        ...(pageParam && { after: pageParam }),
      }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
}
