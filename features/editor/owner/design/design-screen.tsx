import '../styles/design.css'
import { Redo2, Undo2 } from '#platform/icons'
import { useState } from 'react'
import { MediaServices } from '#features/media/owner'
import { documentsApi, pagesApi } from '#features/pages/contract'
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Panel,
  Skeleton,
  toast,
  useCall,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { type MissingFont, type Palette, stylesFrom } from '#platform/theme'
import { type OpenedDocument, useDocumentSession, useSessionView } from '../base/session/use-document-session.ts'
import { useGesture } from '../base/use-gesture.ts'
import { linkTargets } from '#features/search/owner'
import { designScreenMessages } from './design.messages.ts'
import { StyleFields } from './style-fields.tsx'
import { StylePreview } from './style-preview.tsx'

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
  const { session, summary } = opened
  const gestureOf = useGesture()
  const view = useSessionView(session)
  const missing: MissingFont[] = []
  const styles = stylesFrom(view.document.settings, (font) => missing.push(font))
  const [looked, look] = useState<Palette | null>(null)
  const [publishedSeq, setPublishedSeq] = useState(summary.hasUnpublishedChanges ? -1 : view.document.seq)
  const publish = useSend(documentsApi.publish, { refreshes: [pagesApi.list], onDone: () => toast(t('published')) })
  const send = async () => {
    await session.flush()
    await publish.mutateAsync({ documents: [session.id] })
    setPublishedSeq(session.view().document.seq)
  }
  const isChanged = publishedSeq !== view.document.seq || view.state === 'saving'
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
              {may('content.publish') && (
                <Button
                  tone="primary"
                  size="small"
                  isDisabled={!isChanged}
                  isPending={publish.isPending}
                  onPress={() => void send()}
                >
                  {t('publish')}
                </Button>
              )}
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
      </section>
      <StylePreview styles={looked ? { ...styles, palette: looked } : styles} />
    </main>
  )
}

function Waiting() {
  return (
    <div className="q-page">
      <Skeleton lines={8} height={32} />
    </div>
  )
}
