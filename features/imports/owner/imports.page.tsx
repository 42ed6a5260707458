import './imports-owner.css'
import { createElement, useCallback, useContext, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  Badge,
  ErrorState,
  FileDrop,
  Page,
  Progress,
  Skeleton,
  sentenceOf,
  Stepper,
  Table,
  toast,
  type Tone,
  upload,
  useCall,
  useLanguage,
  useMoments,
  useWords,
} from '#platform/ui'
import { type Import, importMessages, importsApi, type ImportState } from '../contract/index.ts'
import { BeforeUploadContext } from './before-upload.ts'
import { ImportDetails, sourceName } from './import-details.tsx'
import { importsOwnerMessages } from './imports-owner.messages.ts'

const tones: Record<ImportState, Tone> = {
  waiting: 'plain',
  reading: 'accent',
  ready: 'attention',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  undoing: 'accent',
  undone: 'plain',
}

/** Upload, look it over, import; and what was imported before. */
export function ImportsPage() {
  const t = useWords(importsOwnerMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const [openId, setOpenId] = useState<string | null>(null)
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const imports = useCall(importsApi.imports, {})
  const beforeUpload = useContext(BeforeUploadContext)
  const [chosen, setChosen] = useState<File | null>(null)
  const send = async (file: File) => {
    setProgress({ name: file.name, part: 0 })
    try {
      const uploaded = await upload<Import>(importsApi.upload.path, file, {}, (part) =>
        setProgress({ name: file.name, part }),
      )
      setOpenId(uploaded.id)
      void client.invalidateQueries({ queryKey: [importsApi.imports.path] })
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    setProgress(null)
  }
  const forget = useCallback(() => setChosen(null), [])
  const choose = ([file]: readonly File[]) => {
    if (file && beforeUpload) setChosen(file)
    else if (file) void send(file)
  }
  const sendChosen = () => {
    if (chosen) void send(chosen)
    forget()
  }
  if (openId) return <ImportDetails id={openId} onBack={() => setOpenId(null)} />
  return (
    <Page title={t('imports')} lead={t('importsLead')}>
      <Stepper label={t('imports')} steps={[t('step1'), t('step2'), t('step3')]} current={0} />
      <div className="import-drop">
        <FileDrop accept={['.xml', '.csv', 'text/xml', 'application/xml', 'text/csv']} onFiles={choose}>
          {progress && <Progress label={t('uploading', { name: progress.name })} value={progress.part * 100} />}
        </FileDrop>
      </div>
      {chosen && beforeUpload && createElement(beforeUpload, { file: chosen, onReady: sendChosen, onCancel: forget })}
      {imports.error && <ErrorState error={imports.error} onRetry={() => void imports.refetch()} />}
      {imports.isPending && <Skeleton lines={3} height={32} />}
      {imports.data && imports.data.length > 0 && (
        <>
          <h2 className="import-before">{t('before')}</h2>
          <ImportsTable imports={imports.data} onOpen={setOpenId} />
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
          cell: (row) => <Badge tone={tones[row.state]}>{words(`state.${row.state}`)}</Badge>,
        },
        { id: 'at', label: t('at'), short: true, cell: (row) => when(row.createdAt) },
      ]}
    />
  )
}
