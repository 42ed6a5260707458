import { enumerations } from '#platform/contract'
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
import { servingApi } from '#features/pages/contract'
import type { Language } from '#platform/i18n'
import { sitesApi } from '#features/sites/contract'
import {
  ErrorState,
  LinkButton,
  type LinkTarget,
  Skeleton,
  toast,
  useCall,
  useLanguage,
  useOwnerRouter,
  useMay,
  useWords,
} from '#platform/ui'
import { Canvas } from '../canvas/canvas.tsx'
import { CoveredNotice } from '../canvas/covered-texts.tsx'
import { EditorProvider, type EditorTools, useEditor } from '../base/editor-context.tsx'
import { textTools } from '../rich-text/text-tools.ts'
import { useBlockData } from '../canvas/use-block-data.tsx'
import { useBlocksOf } from '../base/use-known-blocks.ts'
import { usePageCss } from '../canvas/use-page-css.ts'
import { useSiteLanguage } from '../base/use-site-language.ts'
import { linkTargets } from '#features/search/owner'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Inspector } from './panels/inspector.tsx'
import { Commands, InsertPalette, KeysDialog, SaveSection, SectionPicker } from './later-parts.ts'
import { againstLinked } from './linked/enters-linked.ts'
import { linkedMessages } from './linked/linked.messages.ts'
import { useDrawnDocument } from './templates/use-linked.ts'
import { openNotes } from '../notes/open-notes.ts'
import type { SessionView } from '../base/session/document-session.ts'
import { type OpenedDocument, useDocumentSession, useSessionView } from '../base/session/use-document-session.ts'
import { usePaste } from '../actions/paste/use-paste.ts'
import { SidePanel } from './panels/side-panel.tsx'
import { Stages } from './stages.tsx'
import { type BarView, TopBar } from './top-bar.tsx'
import { useEditorKeys } from '../actions/use-editor-keys.ts'
import { rememberChosen } from '../base/undo-selection.ts'
import { Uploading } from './uploading.tsx'
import { useAskedNotes } from './use-asked-notes.ts'
import { useAtPause } from '../base/use-at-pause.ts'
import { useReady } from './use-ready.ts'
import { useStoredSteps } from '../base/session/use-stored-steps.ts'

export function EditorScreen() {
  const { params } = useOwnerRouter()
  const id = params['id'] ?? ''
  const { opened, error, retry } = useDocumentSession(id)
  const blocks = useBlocksOf(opened?.session.view().document)
  const site = useSiteLanguage()
  // A header or footer that is drawn later would move the page while a person aims at it.
  const around = useCall(servingApi.around, { id })
  const [shown, setShown] = useState<OpenedDocument | null>(null)
  const reset = useEditorState((state) => state.selectBlocks)
  const targets = useCallback(
    async (query: string) => [...anchorsOf(opened?.session.view().document), ...(await linkTargets(query))],
    [opened],
  )
  // Opening another page clears the selection.
  useEffect(() => () => reset([], null), [id, reset])
  // The page stays visible once it was shown; blocks added later are loaded in the background.
  if (opened && blocks.isWhole && shown !== opened) setShown(opened)
  if (error) return <LoadFailure error={error} onRetry={retry} />
  if (blocks.error && shown !== opened) return <LoadFailure error={blocks.error} onRetry={blocks.retry} />
  if (site.error) return <LoadFailure error={site.error} onRetry={site.retry} />
  if (!opened || shown !== opened || site.language === null || around.isLoading)
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

/** Named sections of the page that links can point at. */
function anchorsOf(document: Document | undefined): LinkTarget[] {
  return Object.values(document?.sections ?? {})
    .filter(({ anchor }) => anchor !== '')
    .map(({ id, anchor, name }) => ({ id, title: name || anchor, path: `#${anchor}`, kind: 'anchor' }))
}

/** The editor has no navigation around it, so a failed load offers a way back. */
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

const faults = { block: 'noBlocks', twice: 'hereAlready', alone: 'blocksOnly' } as const

function Editor({ opened, language }: { opened: OpenedDocument; language: Language }) {
  const { session } = opened
  const may = useMay()
  const [announcement, setAnnouncement] = useState('')
  const canEdit = may('content.edit')
  const canComment = may('content.look')
  const say = useWords(linkedMessages)
  const edit = useCallback<EditorTools['edit']>(
    (operation, gesture) => {
      const fault = againstLinked(session.view().document, operation)
      if (fault) toast(say(faults[fault]))
      else rememberChosen(session, () => session.edit(operation, gesture))
    },
    [session, say],
  )
  const tools = useMemo<EditorTools>(
    () => ({ session, edit, announce: setAnnouncement, canEdit, canComment }),
    [session, edit, canEdit, canComment],
  )
  useLostWork(opened)
  useStoredSteps(opened)
  return (
    <EditorProvider value={tools}>
      <Workbench opened={opened} language={language} />
      <div className="q-hidden" aria-live="polite" role="status">
        {announcement}
      </div>
      <CoveredNotice />
    </EditorProvider>
  )
}

/** Loads the text tools when the pointer comes near the page. */
function loadToolsWhenNear(center: HTMLElement | null): void {
  const load = (): void => {
    // A failed load is repeated only with its button.
    if (textTools.now().kind !== 'failed') void textTools.load()
  }
  for (const name of ['pointerenter', 'focusin']) center?.addEventListener(name, load, { once: true })
}

function Workbench({ opened, language }: { opened: OpenedDocument; language: Language }) {
  const { session, summary } = opened
  const view = useSessionView(session)
  const barView = useBarView(view)
  const site = useCall(sitesApi.site, {})
  const state = useEditorState()
  const [frame, setFrame] = useState<Window | null>(null)
  const [shown, setShown] = useState<typeof view.document | null>(null)
  const document = shown ?? view.document
  const css = usePageCss()
  const drawn = useDrawnDocument(document)
  const atPause = useAtPause(document, state.editing)
  const { data, backgroundOf } = useBlockData(drawn)
  useEditorKeys(window)
  usePaste(window)
  const isReady = useReady(frame !== null)
  useAskedNotes()
  const { canEdit } = useEditor()
  useCommenting(canEdit)
  const locale = site.data?.locale ?? 'en'
  const ownerLanguage = useLanguage()
  const page = useMemo(
    () => ({
      locale,
      language,
      path: summary.path ?? '/',
      pageType: enumerations.pageTypes.page,
      documentId: session.id,
      locks: [],
      site: { id: site.data?.id ?? '', title: site.data?.title ?? '', baseUrl: site.data?.baseUrl ?? '' },
      editing: true,
      ownerLanguage,
    }),
    [locale, language, ownerLanguage, summary.path, session.id, site.data],
  )
  return (
    <div
      className="e-editor"
      data-preview={state.isPreview || undefined}
      data-side={state.side ?? undefined}
      data-commenting={canEdit ? undefined : true}
    >
      <TopBar opened={opened} view={barView} />
      {!state.isPreview && state.side && (
        <SidePanel document={view.document} onShow={setShown} opened={opened} waits={!isReady} />
      )}
      <main className="e-center" aria-label={summary.title} ref={loadToolsWhenNear}>
        <Stages locale={locale} css={css} onFrame={setFrame}>
          <Canvas document={document} drawn={drawn} page={page} data={data} backgroundOf={backgroundOf} />
        </Stages>
        {!state.isPreview && <Breadcrumb document={atPause} />}
        <Uploading />
      </main>
      {!state.isPreview && canEdit && <Inspector document={atPause} opened={opened} />}
      <EditorDialogs document={view.document} />
      {isReady && <Commands />}
    </div>
  )
}

/** State of the top bar. It changes less often than the page, so most key presses do not render the bar again. */
function useBarView(view: SessionView): BarView {
  const { state, canUndo, canRedo, error } = view
  const { kind, settings } = view.document
  return useMemo(
    () => ({ state, canUndo, canRedo, error, document: { kind, settings } }),
    [state, canUndo, canRedo, error, kind, settings],
  )
}

/** Opens the comments at once for people who may only comment, and never tools that change the page. */
function useCommenting(canEdit: boolean): void {
  useEffect(() => {
    const { side, set } = useEditorState.getState()
    if (!canEdit && (side === 'layers' || side === 'history')) openNotes(null)
    if (!canEdit) set({ inserting: null, addingSection: null })
  }, [canEdit])
}

/** Dialogs over the page. `document` is the draft, whichever version is shown. */
function EditorDialogs({ document }: { document: Document }) {
  const state = useEditorState()
  return (
    <>
      <InsertPalette
        document={document}
        isOpen={state.inserting !== null}
        onClose={() => state.set({ inserting: null })}
      />
      <SectionPicker
        document={document}
        isOpen={state.addingSection !== null}
        onClose={() => state.set({ addingSection: null })}
      />
      <SaveSection
        document={document}
        id={state.savingSection}
        isOpen={state.savingSection !== null}
        onClose={() => state.set({ savingSection: null })}
      />
      <KeysDialog isOpen={state.showKeys} onClose={() => state.set({ showKeys: false })} />
    </>
  )
}

const limits = {
  full: { message: 'limit.blocksInSection', most: blocksPerLayout },
  sections_full: { message: 'limit.sections', most: sectionsPerDocument },
  document_full: { message: 'limit.blocks', most: blocksPerDocument },
  document_large: { message: 'limit.size', most: charactersPerDocument / 1_000_000 },
} as const

/** The limit that stopped a change from being saved; retrying would not help. */
function limitOf(reasons: readonly DropReason[]) {
  for (const reason of reasons) if (Object.hasOwn(limits, reason)) return limits[reason as keyof typeof limits]
  return null
}

/** Offers changes that could not be kept back to the author instead of losing them silently. */
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
