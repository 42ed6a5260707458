import { MoreHorizontal } from '#platform/icons'
import { createContext, type MouseEvent, type ReactNode, use, useCallback, useState } from 'react'
import { IconButton, useWords } from '#platform/ui'
import type { MenuPlace } from '../../actions/context-menu.tsx'
import { ContextMenu } from '../../actions/later-parts.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { bringIntoSight } from '../../base/reveal.ts'
import { chosenByLayers, isLayerChosen, type Layer } from './layers.ts'

type OpenMenu = (id: string, place: MenuPlace) => void

/** Opens the menu of a row; null for people who may not change the page. */
export const LayerMenuContext = createContext<OpenMenu | null>(null)

/** Selects what rows show, and brings it into sight. */
export function useChooseLayers(): (ids: readonly string[]) => void {
  const { session } = useEditor()
  return useCallback(
    (ids) => {
      const { selectBlocks, selectSection } = useEditorState.getState()
      const { blocks, section } = chosenByLayers(session.view().document, ids)
      if (blocks.length > 0) selectBlocks(blocks, section)
      else if (section !== null) selectSection(section)
      const shown = blocks[0] ?? section
      if (shown !== null) bringIntoSight(shown)
    },
    [session],
  )
}

/** Menu of the rows: the actions that a right click on the page offers. A row of the selection keeps all of it. */
export function useLayerMenu(): {
  open: OpenMenu | null
  onContextMenu: (event: MouseEvent) => void
  menu: ReactNode
} {
  const { session, canEdit } = useEditor()
  const choose = useChooseLayers()
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const open = useCallback(
    (id: string, at: MenuPlace) => {
      if (!isLayerChosen(session.view().document, id, useEditorState.getState())) choose([id])
      setPlace(at)
    },
    [session, choose],
  )
  const onContextMenu = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[role=row]')
    const id = row?.dataset['key']
    if (!row || !id || !canEdit || target.closest('input')) return
    event.preventDefault()
    const box = row.getBoundingClientRect()
    // The menu key has no pointer, so the menu opens at the row.
    const hasPointer = event.clientX !== 0 || event.clientY !== 0
    open(id, hasPointer ? { left: event.clientX, top: event.clientY } : { left: box.left + 16, top: box.bottom })
  }
  const menu = place && <ContextMenu place={place} isOpen onClose={() => setPlace(null)} />
  return { open: canEdit ? open : null, onContextMenu, menu }
}

/** Button at the end of a row that opens its menu. */
export function LayerMenuButton({ layer }: { layer: Layer }) {
  const t = useWords(editorMessages)
  const open = use(LayerMenuContext)
  if (!open) return null
  return (
    <span className="q-row-actions">
      <IconButton
        size="small"
        icon={MoreHorizontal}
        label={`${t('actions')}: ${layer.label}`}
        aria-haspopup="menu"
        onPress={({ target }) => {
          const { left, bottom } = target.getBoundingClientRect()
          open(layer.id, { left, top: bottom })
        }}
      />
    </span>
  )
}
