import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  BringToFront,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  GroupIcon,
  Lock,
  LockOpen,
  MessageSquare,
  PaintRoller,
  Pencil,
  Pipette,
  Plus,
  Scissors,
  SendToBack,
  Trash2,
  UngroupIcon,
} from '#platform/icons'
import type { MenuEntries } from '#platform/ui'
import { useWords } from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { cellsOf, hiddenIn, lockedAs } from '../base/arrange.ts'
import { edges } from './several/align.ts'
import { alignKeys } from './several/several-keys.ts'
import { severalMessages } from './several/several.messages.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { templateMessages } from '../base/template.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { openNotes } from '../notes/open-notes.ts'
import { useEditorActions } from './editor-actions.ts'

/** Menu entries for the selected blocks or the selected section. */
export function useEditorEntries(): MenuEntries {
  const t = useWords(editorMessages)
  const { session, edit } = useEditor()
  const state = useEditorState()
  const actions = useEditorActions()
  const ofSection = useSectionEntries()
  const ofStack = useStackEntries()
  const ofSeveral = useSeveralEntries()
  const { document } = session.view()
  const chosen = state.blocks.flatMap((id) => document.blocks[id] ?? [])
  const first = chosen[0]
  const clipboard: MenuEntries = [
    { id: 'copy', label: t('copy'), icon: Copy, keys: 'Mod+C', onAction: () => void actions.copy() },
    { id: 'cut', label: t('cut'), icon: Scissors, keys: 'Mod+X', onAction: () => void actions.cut() },
    { id: 'paste', label: t('paste'), icon: ClipboardPaste, keys: 'Mod+V', onAction: () => void actions.paste() },
  ]
  const shared: MenuEntries = [
    { id: 'duplicate', label: t('duplicate'), icon: CopyPlus, keys: 'Mod+D', onAction: actions.duplicate },
    'separator',
    { id: 'remove', label: t('remove'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: actions.remove },
  ]
  if (!first) return [...ofSection, 'separator', ...clipboard, ...shared]
  const isHidden = first.hidden?.[state.view] ?? false
  const cells = cellsOf(document, first, state.view)
  const below = () =>
    state.set({ inserting: { section: first.section, before: null, y: cells.y + cells.h, x: cells.x, w: cells.w } })
  return [
    chosen.length === 1 &&
      first.type === 'html' && {
        id: 'text',
        label: t('editText'),
        icon: Pencil,
        keys: 'Enter',
        onAction: () => state.edit(first.id),
      },
    chosen.length === 1 &&
      first.parent === undefined && { id: 'below', label: t('addBelow'), icon: Plus, onAction: below },
    commentEntry(t('comment')),
    ...clipboard,
    ...ofSeveral,
    'separator',
    ...ofStack,
    {
      id: 'hide',
      label: t(isHidden ? 'show' : 'hide'),
      icon: isHidden ? Eye : EyeOff,
      onAction: () => edit(hiddenIn(document, state.blocks, state.view, !isHidden)),
    },
    {
      id: 'lock',
      label: t(first.locked ? 'unlock' : 'lock'),
      icon: first.locked ? LockOpen : Lock,
      onAction: () => edit(lockedAs(document, state.blocks, !first.locked)),
    },
    'separator',
    ...shared,
  ]
}

function commentEntry(label: string) {
  return { id: 'comment', label, icon: MessageSquare, keys: 'Mod+Alt+M', onAction: () => openNotes(null) }
}

/** Menu entries that align, distribute and style the selected blocks together. */
function useSeveralEntries(): MenuEntries {
  const say = useWords(severalMessages)
  const { blocks } = useEditorState()
  const actions = useEditorActions()
  const style: MenuEntries = [
    { id: 'style-copy', label: say('styleCopy'), icon: Pipette, keys: 'Mod+Alt+C', onAction: actions.copyStyle },
    { id: 'style-paste', label: say('stylePaste'), icon: PaintRoller, keys: 'Mod+Alt+V', onAction: actions.pasteStyle },
  ]
  const alignments = edges.map((edge) => ({
    id: `align-${edge}`,
    label: say(`align.${edge}`),
    keys: alignKeys[edge],
    onAction: () => actions.align(edge),
  }))
  return [
    ...style,
    actions.canGroup() && {
      id: 'group',
      label: say('group'),
      icon: GroupIcon,
      keys: 'Mod+G',
      onAction: actions.group,
    },
    actions.canUngroup() && {
      id: 'ungroup',
      label: say('ungroup'),
      icon: UngroupIcon,
      keys: 'Mod+Shift+G',
      onAction: actions.ungroup,
    },
    ...(blocks.length > 1 ? (['separator', ...alignments] as const) : []),
  ]
}

function useStackEntries(): MenuEntries {
  const t = useWords(editorMessages)
  const say = useWords(severalMessages)
  const actions = useEditorActions()
  return [
    { id: 'front', label: t('bringForward'), icon: BringToFront, keys: ']', onAction: () => actions.stack(1) },
    { id: 'back', label: t('sendBackward'), icon: SendToBack, keys: '[', onAction: () => actions.stack(-1) },
    { id: 'to-front', label: say('toFront'), icon: BringToFront, keys: 'Alt+]', onAction: () => actions.stackAtEnd(1) },
    { id: 'to-back', label: say('toBack'), icon: SendToBack, keys: 'Alt+[', onAction: () => actions.stackAtEnd(-1) },
  ]
}

function useSectionEntries(): MenuEntries {
  const t = useWords(editorMessages)
  const say = useWords(templateMessages)
  const state = useEditorState()
  const actions = useEditorActions()
  const { sections } = useEditor().session.view().document
  const isLinked = sections[state.section ?? '']?.linked !== undefined
  return [
    {
      id: 'insert',
      label: t('add'),
      icon: Plus,
      keys: '/',
      onAction: () => state.set({ inserting: { section: state.section, before: null } }),
    },
    { id: 'up', label: t('moveUp'), icon: ArrowUp, keys: 'Alt+↑', onAction: () => actions.moveSection(-1) },
    { id: 'down', label: t('moveDown'), icon: ArrowDown, keys: 'Alt+↓', onAction: () => actions.moveSection(1) },
    !isLinked && {
      id: 'save',
      label: say('save'),
      icon: Bookmark,
      onAction: () => state.set({ savingSection: state.section }),
    },
  ]
}
