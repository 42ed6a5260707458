import '../styles/editor.css'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Operation } from '#platform/blocks'
import { MediaServices } from '#features/media/owner'
import { linkTargets } from '#features/pages/owner'
import { sitesApi } from '#features/sites/contract'
import { ErrorState, Progress, Skeleton, toast, useCall, useDeskRouter, useMay, useWords } from '#platform/desk'
import { Canvas } from '../canvas/canvas.tsx'
import { CanvasFrame } from '../canvas/canvas-frame.tsx'
import { EditorProvider, type EditorTools } from '../canvas/editor-context.tsx'
import { useBlockData } from '../canvas/use-block-data.tsx'
import { usePageCss } from '../canvas/use-page-css.ts'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'
import { Inspector } from './inspector.tsx'
import { InsertPalette } from './insert-palette.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { SectionPicker } from './section-picker.tsx'
import { type OpenedDocument, useDocumentSession, useSessionView } from './session/use-document-session.ts'
import { SidePanel } from './side-panel.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { TopBar } from './top-bar.tsx'
import { useEditorKeys } from './use-editor-keys.ts'

export function EditorScreen() {
  const { params } = useDeskRouter()
  const id = params['id'] ?? ''
  const { opened, error, retry } = useDocumentSession(id)
  const reset = useEditorState((state) => state.selectBlocks)
  // Another page begins with nothing chosen.
  useEffect(() => () => reset([], null), [id, reset])
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!opened)
    return (
      <div className="e-waiting">
        <Skeleton lines={10} height={24} gap={20} />
      </div>
    )
  return (
    <MediaServices linkTargets={linkTargets}>
      <Editor key={opened.session.id} opened={opened} />
    </MediaServices>
  )
}

function Editor({ opened }: { opened: OpenedDocument }) {
  const { session } = opened
  const may = useMay()
  const [announcement, setAnnouncement] = useState('')
  const canEdit = may('content.edit')
  const edit = useCallback<EditorTools['edit']>((operation, gesture) => session.edit(operation, gesture), [session])
  const tools = useMemo<EditorTools>(() => ({ session, edit, announce: setAnnouncement, canEdit }), [session, edit, canEdit])
  useLostWork(opened)
  return (
    <EditorProvider value={tools}>
      <Workbench opened={opened} />
      <div className="q-hidden" aria-live="polite" role="status">
        {announcement}
      </div>
    </EditorProvider>
  )
}

function Workbench({ opened }: { opened: OpenedDocument }) {
  const { session, summary } = opened
  const view = useSessionView(session)
  const site = useCall(sitesApi.site, {})
  const t = useWords(editorMessages)
  const state = useEditorState()
  const [frame, setFrame] = useState<Window | null>(null)
  const [shown, setShown] = useState<typeof view.document | null>(null)
  const document = shown ?? view.document
  const css = usePageCss()
  const { data, backgroundOf } = useBlockData(document)
  useEditorKeys(window)
  const locale = site.data?.locale ?? 'en'
  const page = useMemo(
    () => ({
      locale,
      language: locale.startsWith('nl') ? ('nl' as const) : ('en' as const),
      path: summary.path ?? '/',
      pageType: 2,
      documentId: session.id,
      site: { id: site.data?.id ?? '', title: site.data?.title ?? '', baseUrl: site.data?.baseUrl ?? '' },
      editing: true,
    }),
    [locale, summary.path, session.id, site.data],
  )
  return (
    <div className="e-editor" data-preview={state.isPreview || undefined} data-side={state.side ?? undefined}>
      <TopBar opened={opened} view={view} />
      {!state.isPreview && state.side && <SidePanel document={view.document} onShow={setShown} opened={opened} />}
      <main className="e-center" aria-label={summary.title}>
        <CanvasFrame view={state.view} locale={locale} css={css} onFrame={setFrame}>
          <Canvas document={document} page={page} data={data} backgroundOf={backgroundOf} />
        </CanvasFrame>
        {state.editing && <TextToolbar frame={frame} />}
        {state.uploading && (
          <div className="e-uploading">
            <Progress label={t('uploading', { name: state.uploading.name })} value={state.uploading.part * 100} />
          </div>
        )}
      </main>
      {!state.isPreview && <Inspector document={document} opened={opened} />}
      <InsertPalette document={view.document} />
      <SectionPicker document={view.document} />
      <KeysDialog />
    </div>
  )
}

/** What could not be kept is offered back, never lost in silence. */
function useLostWork({ session, lost }: OpenedDocument): void {
  const t = useWords(editorMessages)
  useEffect(() => {
    const offer = (operations: readonly Operation[]) => {
      const again = () => {
        for (const operation of operations) session.edit(operation)
      }
      toast(t('lost', { n: operations.length }), { action: { label: t('restore'), run: again } })
    }
    if (lost.length > 0) offer(lost)
    return session.onLost((more) => offer(more.map(({ operation }) => operation)))
  }, [session, lost, t])
}
