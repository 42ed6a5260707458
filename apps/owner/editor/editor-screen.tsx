import '../styles/editor.css'
import { ArrowLeft } from '#platform/icons'
import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  blocksPerDocument,
  blocksPerLayout,
  charactersPerDocument,
  type Document,
  type DropReason,
  type Operation,
  sectionsPerDocument,
} from '#platform/document'
import { MediaServices } from '#features/media/owner'
import type { Language } from '#platform/i18n'
import { sitesApi } from '#features/sites/contract'
import {
  ErrorState,
  LinkButton,
  type LinkTarget,
  Progress,
  Skeleton,
  toast,
  useCall,
  useOwnerRouter,
  useMay,
  useWords,
} from '#platform/ui'
import { Canvas } from '../canvas/canvas.tsx'
import { CanvasFrame } from '../canvas/canvas-frame.tsx'
import { EditorProvider, type EditorTools } from '../canvas/editor-context.tsx'
import { textTools } from '../canvas/text-tools.ts'
import { useBlockData } from '../canvas/use-block-data.tsx'
import { useBlocksOf } from '../canvas/use-known-blocks.ts'
import { usePageCss } from '../canvas/use-page-css.ts'
import { useSiteLanguage } from '../languages.ts'
import { linkTargets } from '../link-targets.ts'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'
import { Inspector } from './panels/inspector.tsx'
import { InsertPalette, KeysDialog, SectionPicker } from './later-parts.ts'
import { type OpenedDocument, useDocumentSession, useSessionView } from './session/use-document-session.ts'
import { SidePanel } from './panels/side-panel.tsx'
import { TextBar } from './text/text-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useEditorCommands } from './use-editor-commands.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { rememberChosen } from './undo-selection.ts'
import { useReady } from './use-ready.ts'

export function EditorScreen() {
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const { opened, error, retry } = useDocumentSession(id)
  const blocks = useBlocksOf(opened?.session.view().document)
  const site = useSiteLanguage()
  const [shown, setShown] = useState<OpenedDocument | null>(null)
  const reset = useEditorState((state) => state.selectBlocks)
  const targets = useCallback(
    async (query: string) => [...anchorsOf(opened?.session.view().document), ...(await linkTargets(query))],
    [opened],
  )
  // Another page begins with nothing chosen.
  useEffect(() => () => reset([], null), [id, reset])
  // Once drawn it stays: blocks that are added later come while the page is shown.
  if (opened && blocks.isWhole && shown !== opened) setShown(opened)
  if (error) return <LoadFailure error={error} onRetry={retry} />
  if (blocks.error && shown !== opened) return <LoadFailure error={blocks.error} onRetry={blocks.retry} />
  if (site.error) return <LoadFailure error={site.error} onRetry={site.retry} />
  if (!opened || shown !== opened || site.language === null)
    return (
      <div className="e-waiting">
        <Skeleton lines={10} height={24} gap={20} />
      </div>
    )
  return (
    <MediaServices linkTargets={targets}>
      <Editor key={opened.session.id} opened={opened} language={site.language} />
    </MediaServices>
  )
}

/** Sections of the page itself that have a name for links. */
function anchorsOf(document: Document | undefined): LinkTarget[] {
  return Object.values(document?.sections ?? {})
    .filter(({ anchor }) => anchor !== '')
    .map(({ id, anchor, name }) => ({ id, title: name || anchor, path: `#${anchor}`, kind: 'anchor' }))
}

/** The editor has nothing around it that would lead elsewhere. */
function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords(editorMessages)
  return (
    <main className="e-waiting">
      <ErrorState error={error} onRetry={onRetry}>
        <LinkButton tone="quiet" icon={ArrowLeft} href="/config/pages">
          {t('back')}
        </LinkButton>
      </ErrorState>
    </main>
  )
}

function Editor({ opened, language }: { opened: OpenedDocument; language: Language }) {
  const { session } = opened
  const may = useMay()
  const [announcement, setAnnouncement] = useState('')
  const canEdit = may('content.edit')
  const edit = useCallback<EditorTools['edit']>(
    (operation, gesture) => rememberChosen(session, () => session.edit(operation, gesture)),
    [session],
  )
  const tools = useMemo<EditorTools>(
    () => ({ session, edit, announce: setAnnouncement, canEdit }),
    [session, edit, canEdit],
  )
  useLostWork(opened)
  return (
    <EditorProvider value={tools}>
      <Workbench opened={opened} language={language} />
      <div className="q-hidden" aria-live="polite" role="status">
        {announcement}
      </div>
    </EditorProvider>
  )
}

/** Whoever comes near the page may write in it soon. */
function loadToolsWhenNear(center: HTMLElement | null): void {
  const load = (): void => {
    // What could not be had is asked for again by the button that says so.
    if (textTools.now().kind !== 'failed') void textTools.load()
  }
  for (const name of ['pointerenter', 'focusin']) center?.addEventListener(name, load, { once: true })
}

function Workbench({ opened, language }: { opened: OpenedDocument; language: Language }) {
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
  const isReady = useReady(frame !== null)
  useEditorCommands()
  const locale = site.data?.locale ?? 'en'
  const page = useMemo(
    () => ({
      locale,
      language,
      path: summary.path ?? '/',
      pageType: 2,
      documentId: session.id,
      locks: [],
      site: { id: site.data?.id ?? '', title: site.data?.title ?? '', baseUrl: site.data?.baseUrl ?? '' },
      editing: true,
    }),
    [locale, language, summary.path, session.id, site.data],
  )
  return (
    <div className="e-editor" data-preview={state.isPreview || undefined} data-side={state.side ?? undefined}>
      <TopBar opened={opened} view={view} />
      {!state.isPreview && state.side && (
        <SidePanel document={view.document} onShow={setShown} opened={opened} waits={!isReady} />
      )}
      <main className="e-center" aria-label={summary.title} ref={loadToolsWhenNear}>
        <CanvasFrame view={state.view} locale={locale} css={css} onFrame={setFrame}>
          <Canvas document={document} page={page} data={data} backgroundOf={backgroundOf} />
        </CanvasFrame>
        {state.editing && <TextBar frame={frame} />}
        {state.uploading && (
          <div className="e-uploading">
            <Progress label={t('uploading', { name: state.uploading.name })} value={state.uploading.part * 100} />
          </div>
        )}
      </main>
      {!state.isPreview && <Inspector document={document} opened={opened} />}
      <InsertPalette
        document={view.document}
        isOpen={state.inserting !== null}
        onClose={() => state.set({ inserting: null })}
      />
      <SectionPicker
        document={view.document}
        isOpen={state.addingSection !== null}
        onClose={() => state.set({ addingSection: null })}
      />
      <KeysDialog isOpen={state.showKeys} onClose={() => state.set({ showKeys: false })} />
    </div>
  )
}

const limits = {
  full: { message: 'limit.blocksInSection', most: blocksPerLayout },
  sections_full: { message: 'limit.sections', most: sectionsPerDocument },
  document_full: { message: 'limit.blocks', most: blocksPerDocument },
  document_large: { message: 'limit.size', most: charactersPerDocument / 1_000_000 },
} as const

/** The limit that was reached, where that is why a change was not saved: offering it again would not help. */
function limitOf(reasons: readonly DropReason[]) {
  for (const reason of reasons) if (Object.hasOwn(limits, reason)) return limits[reason as keyof typeof limits]
  return null
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
    return session.onLost((more) => {
      const limit = limitOf(more.flatMap(({ reasons }) => reasons))
      if (limit) toast(t(limit.message, { most: limit.most }), { tone: 'failure' })
      else offer(more.map(({ operation }) => operation))
    })
  }, [session, lost, t])
}
