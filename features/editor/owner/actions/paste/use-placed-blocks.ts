import { useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { bringIntoSight } from '../../base/reveal.ts'

/** Selects the blocks that a paste or a drop placed, shows the first and announces them. */
export function usePlacedBlocks(): (ids: readonly string[], section: string | null) => void {
  const t = useWords(editorMessages)
  const { session, announce } = useEditor()
  return (ids, section) => {
    const { document } = session.view()
    const added = ids.filter((id) => document.blocks[id])
    if (added[0] === undefined) return
    useEditorState.getState().selectBlocks(added, document.blocks[added[0]]?.section ?? section)
    bringIntoSight(added[0])
    announce(t('pasted'))
  }
}

/** Does the same with a pasted section. */
export function usePlacedSection(): (id: string) => void {
  const t = useWords(editorMessages)
  const { session, announce } = useEditor()
  return (id) => {
    // A page may have refused it and said why.
    if (!session.view().document.sections[id]) return
    useEditorState.getState().selectSection(id)
    bringIntoSight(id)
    announce(t('pasted'))
  }
}
