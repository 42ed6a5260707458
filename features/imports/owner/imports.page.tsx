import './imports-owner.css'
import {
  Badge,
  ErrorState,
  Page,
  Skeleton,
  Stepper,
  Table,
  type Tone,
  useCall,
  useMoments,
  useOwnerRouter,
  useWords,
} from '#platform/ui'
import { type Import, importMessages, importsApi, type ImportState } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'
import { sourceName } from './source-name.ts'
import { SiteAddress } from './site-address.tsx'
import { UploadExport } from './upload-export.tsx'

const tones: Record<ImportState, Tone> = {
  waiting: 'plain',
  reading: 'accent',
  mapping: 'attention',
  ready: 'attention',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  undoing: 'accent',
  undone: 'plain',
}

/** Uploads, previews and runs imports, and lists earlier ones. */
export function ImportsPage() {
  const t = useWords(importsOwnerMessages)
  const { go } = useOwnerRouter()
  const open = (id: string): void => go(`/config/imports/${id}`)
  const imports = useCall(importsApi.imports, {})
  return (
    <Page title={t('imports')} lead={t('importsLead')}>
      <Stepper label={t('imports')} steps={[t('step1'), t('step2'), t('step3')]} current={0} />
      <UploadExport onUploaded={open} />
      <p className="q-hint import-systems">{t('importsFrom')}</p>
      <SiteAddress onBegun={open} />
      {imports.error && <ErrorState error={imports.error} onRetry={() => void imports.refetch()} />}
      {imports.isPending && <Skeleton lines={3} height={32} />}
      {imports.data && imports.data.length > 0 && (
        <>
          <h2 className="import-before">{t('before')}</h2>
          <ImportsTable imports={imports.data} onOpen={open} />
        </>
      )}
    </Page>
  )
}

interface TableProps {
  imports: readonly Import[]
  onOpen: (id: string) => void
}

function ImportsTable({ imports, onOpen }: TableProps) {
  const t = useWords(importsOwnerMessages)
  const words = useWords(importMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Table
      label={t('before')}
      entries={imports}
      onAction={onOpen}
      columns={[
        { id: 'file', label: t('file'), isRowHeader: true, cell: (row) => row.fileName },
        {
          id: 'source',
          label: t('source'),
          wideOnly: true,
          hideLabel: true,
          cell: (row) => <span className="q-quiet">{sourceName(row)}</span>,
        },
        {
          id: 'state',
          label: t('state'),
          beneath: true,
          cell: (row) => <Badge tone={tones[row.state]}>{words(`state.${row.state}`)}</Badge>,
        },
        { id: 'at', label: t('at'), short: true, cell: (row) => when(row.createdAt) },
      ]}
    />
  )
}
