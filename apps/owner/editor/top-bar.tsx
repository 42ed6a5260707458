import { ArrowLeft, CloudOff, Grid3x3, History, Layers, Monitor, Play, Redo2, Share2, Smartphone, TriangleAlert, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { documentsApi } from '#features/pages/contract'
import {
  Button,
  IconButton,
  LinkButton,
  SegmentedControl,
  sentenceOf,
  Tip,
  ToggleIconButton,
  toast,
  useLanguage,
  useMay,
  useSend,
  useWords,
} from '#platform/desk'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { SaveState, SessionView } from './session/document-session.ts'
import type { OpenedDocument } from './session/use-document-session.ts'

/** Where one is, what state it is in, and what can be done with the page as a whole. */
export function TopBar({ opened, view }: { opened: OpenedDocument; view: SessionView }) {
  const t = useWords(editorMessages)
  const may = useMay()
  const state = useEditorState()
  const [isPublishing, setPublishing] = useState(false)
  const { session } = opened
  const title = String(view.document.settings['title'] ?? opened.summary.title)
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
        <SaveMark state={view.state} error={view.error} />
      </div>
      <div className="e-bar-part e-bar-middle">
        <IconButton icon={Undo2} label={t('undo')} keys="Mod+Z" isDisabled={!view.canUndo} onPress={session.undo} />
        <IconButton icon={Redo2} label={t('redo')} keys="Mod+Shift+Z" isDisabled={!view.canRedo} onPress={session.redo} />
        <ViewSwitch />
        <ToggleIconButton
          icon={Grid3x3}
          label={t('grid')}
          keys="Mod+'"
          isSelected={state.showGrid}
          onChange={(showGrid) => state.set({ showGrid })}
        />
      </div>
      <div className="e-bar-part e-bar-end">
        <PreviewLink id={session.id} />
        <IconButton icon={Play} label={t('preview')} keys="Mod+P" onPress={() => state.set({ isPreview: true })} />
        {may('content.publish') && (
          <Button tone="primary" onPress={() => setPublishing(true)}>
            {t('publish')}
          </Button>
        )}
      </div>
      <PublishDialog opened={opened} title={title} isOpen={isPublishing} onClose={() => setPublishing(false)} />
    </header>
  )
}

/** An address that shows the draft to whoever has it, for some days. */
function PreviewLink({ id }: { id: string }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const copy = async ({ url, until }: { url: string; until: string }) => {
    await navigator.clipboard.writeText(url)
    toast(t('previewLinkCopied', { until: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(until)) }))
  }
  const make = useSend(documentsApi.previewLink, { onDone: (answer) => void copy(answer) })
  return <IconButton icon={Share2} label={t('previewLink')} isPending={make.isPending} onPress={() => make.mutate({ id })} />
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
  const Icon = state === 'offline' ? CloudOff : state === 'refused' ? TriangleAlert : null
  const hint = state === 'offline' ? t('offlineHint') : state === 'refused' ? sentenceOf(error, language) : ''
  const mark = (
    <span className={`e-save ${state}`} role="status" tabIndex={hint ? 0 : undefined} title={hint || undefined}>
      {Icon && <Icon aria-hidden />}
      {t(state)}
    </span>
  )
  return hint ? <Tip text={hint}>{mark}</Tip> : mark
}
