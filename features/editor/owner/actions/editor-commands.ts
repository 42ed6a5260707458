import { Eye, Grid3x3, History, Keyboard, Layers, MessageSquare, Plus, Redo2, Undo2 } from '#platform/icons'
import { type Command, useCommandOffer, useWords } from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { useEditorActions } from './editor-actions.ts'
import { useEditorEntries } from './editor-entries.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { openNotes } from '../notes/open-notes.ts'

/** Offers the actions of menu and top bar to the command palette. */
export function EditorCommands(): null {
  const t = useWords(editorMessages)
  const { canEdit } = useEditor()
  const state = useEditorState()
  const chosen = useChosenCommands()
  const actions = useEditorActions()
  const isChosen = state.blocks.length > 0 || state.section !== null
  const page = (): Command[] => {
    const group = t('canvas')
    const addSection = () => state.set({ addingSection: { before: null } })
    const change: Command[] = [
      { id: 'undo', label: t('undo'), group, icon: Undo2, keys: 'Mod+Z', run: actions.undo },
      { id: 'redo', label: t('redo'), group, icon: Redo2, keys: 'Mod+Shift+Z', run: actions.redo },
      { id: 'add-section', label: t('addSection'), group, icon: Plus, run: addSection },
    ]
    const history: Command = {
      id: 'history',
      label: t('history'),
      group,
      icon: History,
      run: () => state.set({ side: 'history' }),
    }
    return [
      ...(canEdit ? change : []),
      {
        id: 'preview',
        label: t('preview'),
        group,
        icon: Eye,
        keys: 'Mod+P',
        run: () => state.set({ isPreview: true }),
      },
      {
        id: 'grid',
        label: t('grid'),
        group,
        icon: Grid3x3,
        keys: "Mod+'",
        run: () => state.set({ showGrid: !state.showGrid }),
      },
      { id: 'layers', label: t('layers'), group, icon: Layers, run: () => state.set({ side: 'layers' }) },
      ...(canEdit ? [history] : []),
      { id: 'comments', label: t('comments'), group, icon: MessageSquare, run: () => openNotes(null) },
      { id: 'keys', label: t('keyHelp'), group, icon: Keyboard, keys: '?', run: () => state.set({ showKeys: true }) },
    ]
  }
  useCommandOffer(() => (state.isPreview ? [] : [...(canEdit && isChosen ? chosen() : []), ...page()]))
  return null
}

/** Commands that are also in the menu of actions. */
function useChosenCommands(): () => Command[] {
  const t = useWords(editorMessages)
  const state = useEditorState()
  const entries = useEditorEntries()
  return () =>
    entries.flatMap((entry) => {
      if (!entry || entry === 'separator' || !entry.onAction) return []
      const { id, label, icon, keys, onAction } = entry
      return [
        {
          id: `chosen:${id}`,
          label,
          group: t(state.blocks.length > 0 ? 'block' : 'section'),
          run: onAction,
          ...(icon && { icon }),
          ...(keys && { keys }),
        },
      ]
    })
}
