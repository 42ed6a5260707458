import {
  ArrowDown,
  ArrowUp,
  BringToFront,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  Pencil,
  Plus,
  SendToBack,
  Trash2,
} from '#platform/icons'
import type { MenuEntries } from '#platform/ui'
import { useWords } from '#platform/ui'
import { useEditor } from '../canvas/editor-context.tsx'
import { cellsOf, hiddenIn, lockedAs } from './arrange.ts'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'
import { useEditorActions } from './editor-actions.ts'

/** Everything that can be done with the chosen blocks, or the chosen section, as entries of a menu. */
export function useEditorEntries(): MenuEntries {
  const t = useWords(editorMessages)
  const { session, edit } = useEditor()
  const state = useEditorState()
  const actions = useEditorActions()
  const ofSection = useSectionEntries()
  const { document } = session.view()
  const chosen = state.blocks.flatMap((id) => document.blocks[id] ?? [])
  const first = chosen[0]
  const paste = {
    id: 'paste',
    label: t('paste'),
    icon: ClipboardPaste,
    keys: 'Mod+V',
    onAction: () => void actions.paste(),
  }
  const shared: MenuEntries = [
    { id: 'duplicate', label: t('duplicate'), icon: CopyPlus, keys: 'Mod+D', onAction: actions.duplicate },
    'separator',
    { id: 'remove', label: t('remove'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: actions.remove },
  ]
  if (!first) return [...ofSection, paste, ...shared]
  const isHidden = first.hidden?.[state.view] ?? false
  const cells = cellsOf(document, first, state.view)
  const below = () =>
    state.set({ inserting: { section: first.section, before: null, y: cells.y + cells.h, x: cells.x, w: cells.w } })
  return [
    first.type === 'html' && {
      id: 'text',
      label: t('editText'),
      icon: Pencil,
      keys: 'Enter',
      onAction: () => state.edit(first.id),
    },
    first.parent === undefined && { id: 'below', label: t('addBelow'), icon: Plus, onAction: below },
    { id: 'copy', label: t('copy'), icon: Copy, keys: 'Mod+C', onAction: () => void actions.copy() },
    paste,
    'separator',
    { id: 'front', label: t('bringForward'), icon: BringToFront, keys: ']', onAction: () => actions.stack(1) },
    { id: 'back', label: t('sendBackward'), icon: SendToBack, keys: '[', onAction: () => actions.stack(-1) },
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

function useSectionEntries(): MenuEntries {
  const t = useWords(editorMessages)
  const state = useEditorState()
  const actions = useEditorActions()
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
  ]
}
