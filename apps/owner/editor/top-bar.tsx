import {
  ArrowLeft,
  Check,
  CloudOff,
  Grid3x3,
  History,
  Keyboard,
  Layers,
  Monitor,
  Play,
  Redo2,
  Share2,
  Smartphone,
  TriangleAlert,
  Undo2,
  X,
} from '#platform/icons'
import { useState } from 'react'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { enumerations } from '#platform/contract'
import {
  Badge,
  Button,
  IconButton,
  LinkButton,
  SegmentedControl,
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
import { useEditor } from '../canvas/editor-context.tsx'
import { titleOf } from './block-words.ts'
import { useEditorActions } from './editor-actions.ts'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'
import { PublishDialog } from './later-parts.ts'
import type { SaveState, SessionView } from './session/document-session.ts'
import type { OpenedDocument } from './session/use-document-session.ts'
import { useOtherTabs } from './session/use-other-tabs.ts'

/** Where one is, what state it is in, and what can be done with the page as a whole. */
export function TopBar({ opened, view }: { opened: OpenedDocument; view: SessionView }) {
  const t = useWords(editorMessages)
  const may = useMay()
  const language = useLanguage()
  const state = useEditorState()
  const [isPublishing, setPublishing] = useState(false)
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
        <IconButton
          icon={Keyboard}
          label={t('keyHelp')}
          keys="?"
          className="e-wide-only"
          onPress={() => state.set({ showKeys: true })}
        />
        <PreviewLink id={opened.session.id} />
        <IconButton icon={Play} label={t('preview')} keys="Mod+P" onPress={() => state.set({ isPreview: true })} />
        {may('content.publish') ? (
          <Button tone="primary" onPress={() => setPublishing(true)}>
            {t('publish')}
          </Button>
        ) : (
          may('content.edit') && <AskForReview opened={opened} />
        )}
      </div>
      <PublishDialog opened={opened} title={title} isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </header>
  )
}

/** Whoever may write but not publish hands it to those who may. */
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

function Place({ title, opened, view }: { title: string; opened: OpenedDocument; view: SessionView }) {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const state = useEditorState()
  const isElsewhere = useOtherTabs(opened.session.id)
  return (
    <div className="e-bar-part">
      <LinkButton tone="quiet" className="icon" icon={ArrowLeft} href="/config/pages" aria-label={t('back')}>
        {null}
      </LinkButton>
      <ToggleIconButton
        icon={Layers}
        label={t('layers')}
        isSelected={state.side === 'layers'}
        onChange={(on) => state.set({ side: on ? 'layers' : null })}
      />
      <ToggleIconButton
        icon={History}
        label={t('history')}
        isSelected={state.side === 'history'}
        onChange={(on) => state.set({ side: on ? 'history' : null })}
      />
      <h1 className="q-row-text">{title}</h1>
      {canEdit ? <SaveMark state={view.state} error={view.error} /> : <Badge>{t('viewOnly')}</Badge>}
      {isElsewhere && canEdit && (
        <Tooltip text={t('otherTabHint')}>
          <Badge tone="attention">{t('otherTab')}</Badge>
        </Tooltip>
      )}
    </div>
  )
}

function Tools({ view }: { view: SessionView }) {
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

/** An address that shows the draft to whoever has it, for some days. */
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

function ViewSwitch() {
  const t = useWords(editorMessages)
  const { view, set } = useEditorState()
  return (
    <SegmentedControl
      label={t('view')}
      hideLabel
      icons
      value={view}
      onChange={(next) => set({ view: next })}
      options={[
        { value: 'desktop', label: t('desktop'), icon: Monitor },
        { value: 'mobile', label: t('mobile'), icon: Smartphone },
      ]}
    />
  )
}

function SaveMark({ state, error }: { state: SaveState; error: unknown }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const Icon = { saved: Check, saving: null, offline: CloudOff, refused: TriangleAlert }[state]
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
