import {
  ArrowLeft,
  Check,
  CloudOff,
  Grid3x3,
  History,
  Keyboard,
  Layers,
  MessageSquare,
  Play,
  Redo2,
  Share2,
  TriangleAlert,
  Undo2,
  X,
} from '#platform/icons'
import { memo } from 'react'
import { documentsApi, pagesApi } from '#features/pages/contract'
import type { Document } from '#platform/document'
import { enumerations } from '#platform/contract'
import {
  Badge,
  Button,
  IconButton,
  isSignedOut,
  LinkButton,
  sentenceOf,
  Tooltip,
  ToggleIconButton,
  toast,
  useCall,
  useLanguage,
  useMay,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { titleOf } from '../base/block-words.ts'
import { useEditorActions } from '../actions/editor-actions.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { DesignLink } from './design-link.tsx'
import { PublishDialog } from './later-parts.ts'
import { PeopleHere } from '../people/later-parts.ts'
import { openNotes } from '../notes/open-notes.ts'
import { useHasCompany } from '../base/session/people-state.ts'
import type { SaveState, SessionView } from '../base/session/document-session.ts'
import type { OpenedDocument } from '../base/session/use-document-session.ts'
import { useOtherTabs } from '../base/session/use-other-tabs.ts'
import { ViewSwitch } from './view-switch.tsx'
import { ZoomButton } from './zoom/zoom-button.tsx'

/** State of the session that the top bar shows. */
export type BarView = Pick<SessionView, 'state' | 'error' | 'canUndo' | 'canRedo'> & {
  document: Pick<Document, 'kind' | 'settings'>
}

/** Top bar of the editor: the document, its state, and the actions for the whole page. */
export const TopBar = memo(function TopBar({ opened, view }: { opened: OpenedDocument; view: BarView }) {
  const t = useWords(editorMessages)
  const may = useMay()
  const language = useLanguage()
  const state = useEditorState()
  const hasCompany = useHasCompany()
  const title = titleOf(view.document, language) || opened.summary.title
  if (state.isPreview)
    return (
      <header className="e-bar e-bar-preview">
        <strong className="q-row-text">{title}</strong>
        <ViewSwitch />
        <Button icon={X} onPress={() => state.set({ isPreview: false })}>
          {t('previewEnd')}
        </Button>
      </header>
    )
  return (
    <header className="e-bar">
      <Place title={title} opened={opened} view={view} />
      <Tools view={view} />
      <div className="e-bar-part e-bar-end">
        {hasCompany && <PeopleHere />}
        <IconButton
          icon={Keyboard}
          label={t('keyHelp')}
          keys="?"
          className="e-wide-only"
          onPress={() => state.set({ showKeys: true })}
        />
        {may('content.design') && <DesignLink id={opened.session.id} />}
        {may('content.edit') && <PreviewLink id={opened.session.id} />}
        <IconButton icon={Play} label={t('preview')} keys="Mod+P" onPress={() => state.set({ isPreview: true })} />
        {may('content.publish') ? (
          <Button tone="primary" onPress={() => state.set({ isPublishing: true })}>
            {t('publish')}
          </Button>
        ) : (
          may('content.edit') && <AskForReview opened={opened} />
        )}
      </div>
      <PublishDialog
        opened={opened}
        title={title}
        isOpen={state.isPublishing}
        onClose={() => state.set({ isPublishing: false })}
      />
    </header>
  )
})

/** Lets people who may edit but not publish ask for a review. */
function AskForReview({ opened: { session } }: { opened: OpenedDocument }) {
  const t = useWords(editorMessages)
  const page = useCall(pagesApi.settings, { id: session.id })
  const ask = useSend(documentsApi.setStatus, {
    refreshes: [pagesApi.settings, pagesApi.list],
    onDone: () => void toast(t('reviewAsked')),
  })
  const send = async () => {
    await session.flush()
    ask.mutate({ id: session.id, status: enumerations.contentStatuses.needsReview })
  }
  if (page.data?.summary.status === enumerations.contentStatuses.needsReview)
    return <Badge tone="attention">{t('inReview')}</Badge>
  if (page.data?.summary.status !== enumerations.contentStatuses.draft) return null
  return (
    <Button tone="primary" isPending={ask.isPending} onPress={() => void send()}>
      {t('askReview')}
    </Button>
  )
}

function Place({ title, opened, view }: { title: string; opened: OpenedDocument; view: BarView }) {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const state = useEditorState()
  const isElsewhere = useOtherTabs(opened.session.id)
  return (
    <div className="e-bar-part">
      <WayBack document={view.document} />
      <ToggleIconButton
        icon={Layers}
        label={t('layers')}
        isSelected={state.side === 'layers'}
        onChange={(on) => state.set({ side: on ? 'layers' : null })}
      />
      {canEdit && (
        <ToggleIconButton
          icon={History}
          label={t('history')}
          isSelected={state.side === 'history'}
          onChange={(on) => state.set({ side: on ? 'history' : null })}
        />
      )}
      <ToggleIconButton
        icon={MessageSquare}
        label={t('comments')}
        isSelected={state.side === 'notes'}
        onChange={(on) => (on ? openNotes(null) : state.set({ side: null }))}
      />
      <h1 className="q-row-text">{title}</h1>
      <Standing opened={opened} />
      {canEdit ? <SaveMark state={view.state} error={view.error} /> : <Badge>{t('commentOnly')}</Badge>}
      {isElsewhere && canEdit && (
        <Tooltip text={t('otherTabHint')}>
          <Badge tone="attention">{t('otherTab')}</Badge>
        </Tooltip>
      )}
    </div>
  )
}

/** Link back to the list from which the document was opened: posts for a post, pages for a page. */
function WayBack({ document: { kind, settings } }: Pick<BarView, 'document'>) {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const list = canEdit && items.includes(kind) ? settings['collection'] : undefined
  const isOfList = typeof list === 'string'
  return (
    <LinkButton
      tone="quiet"
      className="icon"
      icon={ArrowLeft}
      href={isOfList ? `/config/collections/${list}` : canEdit ? '/config/pages' : '/config/'}
      aria-label={t(isOfList ? 'backToList' : 'back')}
    >
      {null}
    </LinkButton>
  )
}

const items: readonly string[] = ['post', 'project', 'item']

/** Shows whether the page is unpublished or scheduled; a live page shows nothing. */
function Standing({ opened: { session } }: { opened: OpenedDocument }) {
  const t = useWords(editorMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const { canEdit } = useEditor()
  const isShownAlone = session.view().document.kind === 'page' || items.includes(session.view().document.kind)
  const page = useCall(pagesApi.settings, { id: session.id }, { enabled: isShownAlone && canEdit })
  const { status, scheduledAt } = page.data?.summary ?? {}
  const words = scheduledAt
    ? t('standingScheduled', { when: when(scheduledAt) })
    : status === enumerations.contentStatuses.draft && t('standingDraft')
  return (
    words && (
      <span className="e-wide-only">
        <Badge tone={scheduledAt ? 'accent' : 'plain'}>{words}</Badge>
      </span>
    )
  )
}

function Tools({ view }: { view: BarView }) {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const state = useEditorState()
  const actions = useEditorActions()
  return (
    <div className="e-bar-part e-bar-middle">
      {canEdit && (
        <>
          <IconButton icon={Undo2} label={t('undo')} keys="Mod+Z" isDisabled={!view.canUndo} onPress={actions.undo} />
          <IconButton
            icon={Redo2}
            label={t('redo')}
            keys="Mod+Shift+Z"
            isDisabled={!view.canRedo}
            onPress={actions.redo}
          />
        </>
      )}
      <ViewSwitch />
      <ZoomButton />
      <ToggleIconButton
        icon={Grid3x3}
        label={t('grid')}
        keys="Mod+'"
        className="e-grid-toggle"
        isSelected={state.showGrid}
        onChange={(showGrid) => state.set({ showGrid })}
      />
    </div>
  )
}

/** Creates an address that shows the draft to its holders for some days. */
function PreviewLink({ id }: { id: string }) {
  const t = useWords(editorMessages)
  const day = useMoments({ dateStyle: 'long' })
  const copy = async ({ url, until }: { url: string; until: string }) => {
    await navigator.clipboard.writeText(url)
    toast(t('previewLinkCopied', { until: day(until) }))
  }
  const make = useSend(documentsApi.previewLink, { onDone: (answer) => void copy(answer) })
  return (
    <IconButton icon={Share2} label={t('previewLink')} isPending={make.isPending} onPress={() => make.mutate({ id })} />
  )
}

function SaveMark({ state, error }: { state: SaveState; error: unknown }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const Icon = { saved: Check, saving: null, offline: CloudOff, refused: TriangleAlert }[state]
  if (isSignedOut(error)) return <SignedOutMark />
  const hint = state === 'offline' ? t('offlineHint') : state === 'refused' ? sentenceOf(error, language) : ''
  const mark = (
    <span className={`e-save ${state}`}>
      {Icon && <Icon aria-hidden />}
      <span>{t(state)}</span>
    </span>
  )
  return (
    <span role="status">
      {hint ? (
        <Tooltip text={hint}>
          <Button tone="quiet" size="small" className="e-save-why">
            {mark}
          </Button>
        </Tooltip>
      ) : (
        mark
      )}
    </span>
  )
}

/** Reloading the page opens the sign-in, and returns here with all unsaved changes. */
function SignedOutMark() {
  const t = useWords(editorMessages)
  return (
    <span role="status" className="e-signed-out">
      <Tooltip text={t('signedOutHint')}>
        <Button tone="quiet" size="small" icon={TriangleAlert} onPress={() => window.location.reload()}>
          {t('signedOut')}
        </Button>
      </Tooltip>
    </span>
  )
}
