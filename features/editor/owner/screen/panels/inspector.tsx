import { memo } from 'react'
import { ItemPanel } from '#features/content/owner'
import { ArrowDown, ArrowUp, Bookmark, Copy, Settings2, Trash2 } from '#platform/icons'
import type { Block, Document, Section } from '#platform/document'
import { EmptyState, IconButton, LinkButton, Panel, useLanguage, useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { labelOfBlock, titleOf } from '../../base/block-words.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { templateMessages } from '../../base/template.messages.ts'
import { BlockInspector, HeaderSettings, LinkedInspector, SectionInspector, SeveralInspector } from '../later-parts.ts'
import type { OpenedDocument } from '../../base/session/use-document-session.ts'
import { useEditorActions } from '../../actions/editor-actions.ts'
import { useGesture } from '../../base/use-gesture.ts'

/** Panel at the right with all properties of the selection. */
export const Inspector = memo(function Inspector({ document, opened }: { document: Document; opened: OpenedDocument }) {
  const t = useWords(editorMessages)
  const { blocks, section } = useEditorState()
  const chosen = blocks.flatMap((id) => document.blocks[id] ?? [])
  const first = chosen[0]
  const chosenSection = section ? document.sections[section] : undefined
  return (
    <aside className="e-inspector" aria-label={t('properties')}>
      {first ? (
        <ChosenBlocks chosen={chosen} first={first} document={document} />
      ) : chosenSection ? (
        <ChosenSection section={chosenSection} />
      ) : (
        <NothingChosen document={document} opened={opened} />
      )}
    </aside>
  )
})

function ChosenBlocks({ chosen, first, document }: { chosen: readonly Block[]; first: Block; document: Document }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  return (
    <Panel
      title={chosen.length > 1 ? t('blocks', { n: chosen.length }) : labelOfBlock(first, language)}
      actions={<CommonActions />}
    >
      {chosen.length === 1 ? (
        <BlockInspector key={first.id} block={first} document={document} />
      ) : (
        <SeveralInspector chosen={chosen} document={document} />
      )}
    </Panel>
  )
}

function ChosenSection({ section }: { section: Section }) {
  const t = useWords(editorMessages)
  const say = useWords(templateMessages)
  const { set } = useEditorState()
  const { canEdit } = useEditor()
  const actions = useEditorActions()
  return (
    <Panel
      title={section.name || t('section')}
      actions={
        <>
          {canEdit && (
            <IconButton icon={ArrowUp} label={t('moveUp')} keys="Alt+↑" onPress={() => actions.moveSection(-1)} />
          )}
          {canEdit && (
            <IconButton icon={ArrowDown} label={t('moveDown')} keys="Alt+↓" onPress={() => actions.moveSection(1)} />
          )}
          {canEdit && section.linked === undefined && (
            <IconButton icon={Bookmark} label={say('save')} onPress={() => set({ savingSection: section.id })} />
          )}
          <CommonActions />
        </>
      }
    >
      {section.linked === undefined ? (
        <SectionInspector key={section.id} section={section} />
      ) : (
        <LinkedInspector key={section.id} section={section} linked={section.linked} />
      )}
    </Panel>
  )
}

function CommonActions() {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const actions = useEditorActions()
  if (!canEdit) return null
  return (
    <>
      <IconButton icon={Copy} label={t('duplicate')} keys="Mod+D" onPress={actions.duplicate} />
      <IconButton icon={Trash2} label={t('remove')} keys="Del" onPress={actions.remove} />
    </>
  )
}

function NothingChosen({ document, opened }: { document: Document; opened: OpenedDocument }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const settings = (
    <LinkButton
      tone="quiet"
      icon={Settings2}
      className="icon"
      href={`/config/pages/${opened.session.id}/settings`}
      aria-label={t('pageSettings')}
    >
      {null}
    </LinkButton>
  )
  return (
    <Panel
      title={titleOf(document, language) || t(isItem(document) ? 'untitledItem' : 'canvas')}
      {...(!isItem(document) && { actions: settings })}
    >
      {document.kind === 'header' && <HeaderSettings document={document} />}
      {isItem(document) ? <ItemSettings document={document} opened={opened} /> : <PickSomething />}
    </Panel>
  )
}

function isItem({ kind }: Document): boolean {
  return kind === 'post' || kind === 'project' || kind === 'item'
}

/** Date, author, labels and other settings of a post, beside its text. */
function ItemSettings({ document, opened }: { document: Document; opened: OpenedDocument }) {
  const { edit, canEdit } = useEditor()
  const gestureOf = useGesture()
  const change = (name: string, value: unknown) =>
    edit({ kind: 'changeSettings', changes: [{ path: [name], value }] }, gestureOf(name))
  return <ItemPanel document={document} change={change} canEdit={canEdit} flush={opened.session.flush} />
}

function PickSomething() {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  return (
    <EmptyState small illustration={<PointingHand />}>
      {t(canEdit ? 'nothingSelected' : 'viewOnlyHint')}
    </EmptyState>
  )
}

function PointingHand() {
  return (
    <svg viewBox="0 0 160 92" fill="none">
      <rect x="16" y="10" width="128" height="72" rx="5" fill="var(--surface)" stroke="var(--line-strong)" />
      <path d="M30 26h40M30 34h28" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".35" />
      <rect
        x="84"
        y="22"
        width="46"
        height="34"
        rx="2"
        fill="var(--accent-wash)"
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
      <path
        d="M80.5 18.5h7v7h-7zM126.500 52.500h7v7h-7z"
        fill="var(--paper)"
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
      <path d="m108 46 16 7-7 2.500-2.500 7z" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.500" />
    </svg>
  )
}
