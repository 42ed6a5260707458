import '../styles/design.css'
import { Redo2, RotateCcw, Undo2 } from '#platform/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { MediaServices } from '#features/media/owner'
import { documentsApi, pagesApi } from '#features/pages/contract'
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Panel,
  queryKeyOf,
  Skeleton,
  toast,
  useCall,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { diffDocuments, type Document } from '#platform/document'
import { type MissingFont, type SiteStyles, stylesFrom } from '#platform/theme'
import type { DocumentSession, SessionView } from '../base/session/document-session.ts'
import { type OpenedDocument, useDocumentSession, useSessionView } from '../base/session/use-document-session.ts'
import { useGesture } from '../base/use-gesture.ts'
import { linkTargets } from '#features/search/owner'
import { designScreenMessages } from './design.messages.ts'
import { PreviewPane } from './preview-pane.tsx'
import { StyleFields } from './style-fields.tsx'

/**
 * Screen of the site's styles. They are a document that is changed by the same operations as a page, with a live
 * preview.
 */
export function DesignScreen() {
  const t = useWords(designScreenMessages)
  const list = useCall(pagesApi.list, { kind: 'styles' })
  const id = list.data?.pages[0]?.id
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (list.data && !id) return <EmptyState>{t('missing')}</EmptyState>
  return id ? <StylesEditor id={id} /> : <Waiting />
}

function StylesEditor({ id }: { id: string }) {
  const { opened, error, retry } = useDocumentSession(id)
  if (error) return <ErrorState error={error} onRetry={retry} />
  return opened ? <Workbench opened={opened} /> : <Waiting />
}

function Workbench({ opened }: { opened: OpenedDocument }) {
  const t = useWords(designScreenMessages)
  const may = useMay()
  const { session } = opened
  const gestureOf = useGesture()
  const view = useSessionView(session)
  const { settings } = view.document
  const { styles, missing } = useMemo(() => readStyles(settings), [settings])
  const [looked, look] = useState<Partial<SiteStyles> | null>(null)
  const shown = useMemo(
    () => (looked ? readStyles({ ...settings, ...looked }).styles : styles),
    [settings, styles, looked],
  )
  const openedFrom = useOpenedFrom()
  useNewestForEditor(opened)
  return (
    <main className="d-screen" aria-label={t('design')}>
      <h1 className="q-hidden">{t('design')}</h1>
      <section aria-label={t('design')} className="d-fields">
        <Panel
          title={t('design')}
          actions={
            <>
              <IconButton icon={Undo2} label={t('undo')} isDisabled={!view.canUndo} onPress={session.undo} />
              <IconButton icon={Redo2} label={t('redo')} isDisabled={!view.canRedo} onPress={session.redo} />
              {may('content.publish') && <PublishStyles opened={opened} view={view} />}
            </>
          }
        >
          <MediaServices linkTargets={linkTargets}>
            <StyleFields
              styles={styles}
              missing={missing}
              preview={look}
              change={(path, value) =>
                session.edit({ kind: 'changeSettings', changes: [{ path, value }] }, gestureOf(path.join('.')))
              }
            />
          </MediaServices>
        </Panel>
        <DiscardChanges session={session} document={view.document} />
      </section>
      <PreviewPane styles={shown} openedFrom={openedFrom} />
    </main>
  )
}

function PublishStyles({ opened: { session, summary }, view }: { opened: OpenedDocument; view: SessionView }) {
  const t = useWords(designScreenMessages)
  const [publishedSeq, setPublishedSeq] = useState(summary.hasUnpublishedChanges ? -1 : view.document.seq)
  const publish = useSend(documentsApi.publish, { refreshes: [pagesApi.list], onDone: () => toast(t('published')) })
  const send = async () => {
    await session.flush()
    await publish.mutateAsync({ documents: [session.id] })
    setPublishedSeq(session.view().document.seq)
  }
  const isChanged = publishedSeq !== view.document.seq || view.state === 'saving'
  return (
    <Button
      tone="primary"
      size="small"
      isDisabled={!isChanged}
      isPending={publish.isPending}
      onPress={() => void send()}
    >
      {t('publish')}
    </Button>
  )
}

interface DiscardProps {
  session: DocumentSession
  document: Document
}

/** Restores the styles as they were when the screen was opened, as one step that can be undone. */
function DiscardChanges({ session, document }: DiscardProps) {
  const t = useWords(designScreenMessages)
  const [{ settings }] = useState(document)
  const restoring = useMemo(() => diffDocuments(document, { ...document, settings }), [document, settings])
  const discard = () => {
    session.edit(restoring)
    toast(t('discarded'))
  }
  return (
    <footer className="d-foot">
      <Button icon={RotateCcw} isDisabled={restoring.operations.length === 0} onPress={discard}>
        {t('discard')}
      </Button>
    </footer>
  )
}

function readStyles(settings: Record<string, unknown>) {
  const missing: MissingFont[] = []
  return { styles: stylesFrom(settings, (font) => missing.push(font)), missing }
}

/** Returns the id of the document whose editor led here, from the address. */
function useOpenedFrom(): string | null {
  return useState(() => new URLSearchParams(window.location.search).get('page'))[0]
}

/** The editor draws pages in the styles as they were left here, although it may have loaded them before. */
function useNewestForEditor({ session, summary }: OpenedDocument): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      const key = queryKeyOf(documentsApi.draft, { id: session.id })
      client.setQueryData(key, { document: session.view().document, summary })
    },
    [client, session, summary],
  )
}

function Waiting() {
  return (
    <div className="q-page">
      <Skeleton lines={8} height={32} />
    </div>
  )
}
