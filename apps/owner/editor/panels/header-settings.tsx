import type { Block, Document, Operation } from '#platform/document'
import { blocksOfSection, sectionsInOrder } from '#platform/document'
import { Group, SwitchRow, useWords } from '#platform/ui'
import { canvasBlocks, everyBlock } from '../../canvas/blocks.ts'
import { useEditor } from '../../canvas/editor-context.tsx'
import { asOneOperation, insertedBlock, placed, removed } from '../arrange.ts'
import { editorMessages } from '../editor.messages.ts'

/** Columns of a sign without words. */
const signWidth = 2

/** Switches the parts of a header on or off without searching for their blocks. */
export function HeaderSettings({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const { session, edit, canEdit } = useEditor()
  const searches = Object.values(document.blocks).filter(({ type }) => type === 'search')
  const turn = async (isOn: boolean) => {
    if (!isOn) return edit(removed(searches.map(({ id }) => id)))
    await everyBlock.load()
    const operation = withSearch(session.view().document)
    if (operation) edit(operation)
  }
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      <Group>
        <SwitchRow
          label={t('headerSearch')}
          hint={t('headerSearchHint')}
          value={searches.length > 0}
          onChange={(isOn) => void turn(isOn)}
        />
      </Group>
    </fieldset>
  )
}

/** Right behind the menu, which gives up the room; in a header without one, at the end of its row. */
function withSearch(document: Document): Operation | null {
  const contract = canvasBlocks.get('search')?.contract
  const menu = Object.values(document.blocks).find(({ type }) => type === 'navigation')
  const section = menu?.section ?? sectionsInOrder(document)[0]?.id
  if (!contract || section === undefined) return null
  const props = { ...(contract.starts as Block['props']), look: 'icon' }
  const room = menu?.place.desktop
  if (!menu || !room || room.w <= 2 * signWidth) {
    const y = Math.max(0, ...blocksOfSection(document, section).map(({ place }) => place.desktop.y))
    return insertedBlock(document, section, contract, props, { x: 24 - signWidth, y, w: signWidth }).operation
  }
  const cells = { ...room, x: room.x + room.w - signWidth, w: signWidth }
  const inserted = insertedBlock(document, section, contract, props, cells)
  return asOneOperation([placed(menu, 'desktop', { ...room, w: room.w - signWidth }), inserted.operation], 'insert')
}
