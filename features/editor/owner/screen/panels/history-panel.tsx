import { Columns2, Pencil, RotateCcw } from '#platform/icons'
import { useEffect, useState } from 'react'
import { documentsApi, type HistoryEntry } from '#features/pages/contract'
import {
  Banner,
  Button,
  call,
  Badge,
  EmptyState,
  ErrorState,
  FormDialog,
  lazyDialog,
  Panel,
  sentenceOf,
  Skeleton,
  TextField,
  useCall,
  useLanguage,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { compareMessages } from '../compare/compare.messages.ts'
import { firstSeq } from '../compare/version-choices.ts'
import { useRestore } from '../compare/use-restore.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { historyMessages } from '../compare/history.messages.ts'
import type { OpenedDocument } from '../../base/session/use-document-session.ts'
import type { SidePanelProps } from './side-panel.tsx'
import { VersionChanges } from './version-changes.tsx'

/** Lists the changes with their author and time; every version can be viewed, compared and restored. */
export function HistoryPanel({ opened, onShow }: SidePanelProps) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const id = opened.session.id
  const history = useCall(documentsApi.history, { id }, { refetchInterval: 15_000 })
  const entries = history.data?.entries ?? []
  const latest = entries[0]?.seq
  const [shown, setShown] = useState<HistoryEntry | null>(null)
  const [naming, setNaming] = useState<number | 'latest' | null>(null)
  const [comparing, setComparing] = useState<number | null>(null)
  const show = async (entry: HistoryEntry | null) => {
    setShown(entry)
    onShow(entry ? await call(documentsApi.version, { id, seq: entry.seq }) : null)
  }
  /** Includes the changes made a moment ago. */
  const compareLatest = async () => {
    await opened.session.flush()
    const { data } = await history.refetch()
    setComparing(versionBefore(data?.entries ?? entries))
  }
  const restore = useRestore(opened, () => void show(null))
  // Closing the panel shows the current version again.
  useEffect(() => () => onShow(null), [onShow])
  return (
    <Panel title={t('history')}>
      {shown && (
        <Shown
          entry={shown}
          isPending={restore.isPending}
          onRestore={() => restore.send({ seq: shown.seq })}
          onBack={() => void show(null)}
          onName={() => setNaming(shown.seq)}
          onCompare={() => setComparing(shown.seq)}
        />
      )}
      {restore.error && <Banner tone="danger">{sentenceOf(restore.error, language)}</Banner>}
      {!shown && entries.length > 0 && (
        <Start onName={() => setNaming('latest')} onCompare={() => void compareLatest()} />
      )}
      {shown && latest !== undefined && latest > shown.seq && <VersionChanges id={id} from={shown.seq} to={latest} />}
      {naming !== null && <NameVersion opened={opened} seq={naming} onClose={() => setNaming(null)} />}
      {comparing !== null && (
        <CompareDialog opened={opened} entries={entries} from={comparing} isOpen onClose={() => setComparing(null)} />
      )}
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && (
        <div className="q-group">
          <Skeleton lines={6} height={28} />
        </div>
      )}
      {history.data?.entries.length === 0 && <EmptyState small>{t('historyEmpty')}</EmptyState>}
      <Entries entries={entries} shown={shown} onShow={(entry) => void show(entry)} />
    </Panel>
  )
}

function Entries({
  entries,
  shown,
  onShow,
}: {
  entries: readonly HistoryEntry[]
  shown: HistoryEntry | null
  onShow: (entry: HistoryEntry) => void
}) {
  const when = useMoments(moment)
  return (
    <ol className="e-history">
      {entries.map((entry) => (
        <li key={`${entry.kind}${entry.seq}`}>
          <button
            type="button"
            aria-pressed={shown?.seq === entry.seq && shown.kind === entry.kind}
            onClick={() => onShow(entry)}
          >
            <EntryWords entry={entry} />
            <small>
              {when(entry.at)}
              {entry.by && ` · ${entry.by.name}`}
            </small>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The version before the current one: what visitors see, or the state before today's changes. */
function versionBefore(entries: readonly HistoryEntry[]): number {
  const latest = entries[0]?.seq ?? 0
  return entries.find(({ seq }) => seq < latest)?.seq ?? firstSeq(entries)
}

function Start({ onName, onCompare }: { onName: () => void; onCompare: () => void }) {
  const h = useWords(historyMessages)
  const c = useWords(compareMessages)
  const { canEdit } = useEditor()
  return (
    <div className="e-history-shown">
      <div className="q-button-row">
        <Button size="small" icon={Columns2} onPress={onCompare}>
          {c('compare')}
        </Button>
        {canEdit && (
          <Button size="small" icon={Pencil} onPress={onName}>
            {h('nameAction')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Shown({
  entry,
  isPending,
  onRestore,
  onBack,
  onName,
  onCompare,
}: {
  entry: HistoryEntry
  isPending: boolean
  onRestore: () => void
  onBack: () => void
  onName: () => void
  onCompare: () => void
}) {
  const t = useWords(editorMessages)
  const h = useWords(historyMessages)
  const c = useWords(compareMessages)
  const { canEdit } = useEditor()
  const when = useMoments(moment)
  return (
    <div className="e-history-shown">
      <Banner>{t('historyPreview', { when: when(entry.at) })}</Banner>
      <div className="q-button-row">
        {canEdit && (
          <Button tone="primary" size="small" icon={RotateCcw} isPending={isPending} onPress={onRestore}>
            {t('restore')}
          </Button>
        )}
        <Button size="small" icon={Columns2} onPress={onCompare}>
          {c('compare')}
        </Button>
        {canEdit && entry.kind !== 'named' && (
          <Button size="small" icon={Pencil} onPress={onName}>
            {h('nameAction')}
          </Button>
        )}
        <Button size="small" onPress={onBack}>
          {t('historyBack')}
        </Button>
      </div>
    </div>
  )
}

function NameVersion({
  opened: { session },
  seq,
  onClose,
}: {
  opened: OpenedDocument
  seq: number | 'latest'
  onClose: () => void
}) {
  const h = useWords(historyMessages)
  const name = useSend(documentsApi.nameVersion, { quiet: true, refreshes: [documentsApi.history] })
  const form = useOwnerForm({
    schema: documentsApi.nameVersion.input.pick({ name: true }),
    values: { name: '' },
    save: async (values) => {
      await session.flush()
      return name.mutateAsync({ id: session.id, ...values, ...(seq !== 'latest' && { seq }) })
    },
    savedMessage: h('nameSaved'),
    onSaved: onClose,
  })
  return (
    <FormDialog title={h('nameAction')} onClose={onClose} form={form}>
      <TextField
        label={h('nameField')}
        hint={h('nameLead')}
        {...form.field('name')}
        maxLength={200}
        autoFocus
        isRequired
      />
    </FormDialog>
  )
}

const CompareDialog = lazyDialog(() => import('../compare/compare-dialog.tsx').then((module) => module.CompareDialog))

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

function EntryWords({ entry }: { entry: HistoryEntry }) {
  const h = useWords(historyMessages)
  if (entry.kind === 'published') return <Badge tone="success">{h('published')}</Badge>
  if (entry.kind === 'named') return <strong>{entry.label}</strong>
  if (entry.kind === 'restored') return <span>{h('restored')}</span>
  return <span>{h('edits', { n: entry.count })}</span>
}
