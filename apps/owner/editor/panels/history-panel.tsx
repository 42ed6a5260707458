import { Pencil, RotateCcw } from '#platform/icons'
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
  Panel,
  Skeleton,
  TextField,
  toast,
  useCall,
  useMoments,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditor } from '../../canvas/editor-context.tsx'
import { editorMessages } from '../editor.messages.ts'
import { historyMessages } from './history.messages.ts'
import type { SidePanelProps } from './side-panel.tsx'
import { VersionChanges } from './version-changes.tsx'

/** What was done, by whom and when; every moment can be looked at and brought back. */
export function HistoryPanel({ opened, onShow }: SidePanelProps) {
  const t = useWords(editorMessages)
  const id = opened.session.id
  const history = useCall(documentsApi.history, { id }, { refetchInterval: 15_000 })
  const latest = history.data?.entries[0]?.seq
  const [shown, setShown] = useState<HistoryEntry | null>(null)
  const [isNaming, setNaming] = useState(false)
  const show = async (entry: HistoryEntry | null) => {
    setShown(entry)
    onShow(entry ? await call(documentsApi.version, { id, seq: entry.seq }) : null)
  }
  const done = () => {
    toast(t('restored'), { action: { label: t('undo'), run: () => opened.session.undo() } })
    void show(null)
  }
  const restore = useSend(documentsApi.restore, { refreshes: [documentsApi.history], onDone: done })
  // Closing the panel leads back to the present.
  useEffect(() => () => onShow(null), [onShow])
  const when = useMoments(moment)
  return (
    <Panel title={t('history')}>
      {shown && (
        <Shown
          entry={shown}
          isPending={restore.isPending}
          onRestore={() => restore.mutate({ id, seq: shown.seq })}
          onBack={() => void show(null)}
          onName={() => setNaming(true)}
        />
      )}
      {shown && latest !== undefined && latest > shown.seq && <VersionChanges id={id} from={shown.seq} to={latest} />}
      {shown && isNaming && <NameVersion id={id} seq={shown.seq} onClose={() => setNaming(false)} />}
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && (
        <div className="q-group">
          <Skeleton lines={6} height={28} />
        </div>
      )}
      {history.data?.entries.length === 0 && <EmptyState small>{t('historyEmpty')}</EmptyState>}
      <ol className="e-history">
        {history.data?.entries.map((entry) => (
          <li key={`${entry.kind}${entry.seq}`}>
            <button
              type="button"
              aria-pressed={shown?.seq === entry.seq && shown.kind === entry.kind}
              onClick={() => void show(entry)}
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
    </Panel>
  )
}

function Shown({
  entry,
  isPending,
  onRestore,
  onBack,
  onName,
}: {
  entry: HistoryEntry
  isPending: boolean
  onRestore: () => void
  onBack: () => void
  onName: () => void
}) {
  const t = useWords(editorMessages)
  const h = useWords(historyMessages)
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

function NameVersion({ id, seq, onClose }: { id: string; seq: number; onClose: () => void }) {
  const h = useWords(historyMessages)
  const name = useSend(documentsApi.nameVersion, { quiet: true, refreshes: [documentsApi.history] })
  const form = useOwnerForm({
    schema: documentsApi.nameVersion.input.pick({ name: true }),
    values: { name: '' },
    save: (values) => name.mutateAsync({ id, seq, ...values }),
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

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

function EntryWords({ entry }: { entry: HistoryEntry }) {
  const h = useWords(historyMessages)
  if (entry.kind === 'published') return <Badge tone="success">{h('published')}</Badge>
  if (entry.kind === 'named') return <strong>{entry.label}</strong>
  if (entry.kind === 'restored') return <span>{h('restored')}</span>
  return <span>{h('edits', { n: entry.count })}</span>
}
