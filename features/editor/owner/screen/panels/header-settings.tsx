import { headerSettingsSchema } from '#features/pages/contract'
import { sitesApi } from '#features/sites/contract'
import type { Block, Document, Operation } from '#platform/document'
import { blocksOfSection, sectionsInOrder } from '#platform/document'
import { Group, SelectRow, SwitchRow, useCall, useWords } from '#platform/ui'
import { canvasBlocks, everyBlock } from '../../base/blocks.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { asOneOperation, insertedBlock, placed, removed } from '../../base/arrange.ts'
import { choiceMessages, editorMessages } from '../../base/editor.messages.ts'

/** Width of an icon without a label, in columns. */
const signWidth = 2

const positions = ['flows', 'stays', 'over'] as const
type Position = (typeof positions)[number]
type HeaderLook = ReturnType<typeof headerSettingsSchema.parse>

/** Sets the header's position on the page, and switches its parts on or off without searching for their blocks. */
export function HeaderSettings({ document }: { document: Document }) {
  const { canEdit } = useEditor()
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      <PositionFields document={document} />
      <PartFields document={document} />
    </fieldset>
  )
}

function PositionFields({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const c = useWords(choiceMessages)
  const { edit } = useEditor()
  const { sticky, overlay, theme } = headerSettingsSchema.parse(document.settings)
  const change = (changes: Partial<HeaderLook>) =>
    edit({
      kind: 'changeSettings',
      changes: Object.entries(changes).map(([name, value]) => ({ path: [name], value })),
    })
  return (
    <Group>
      <SelectRow<Position>
        label={t('headerPosition')}
        value={overlay ? 'over' : sticky ? 'stays' : 'flows'}
        onChange={(position) => change({ sticky: position === 'stays', overlay: position === 'over' })}
        options={positions.map((value) => ({ value, label: t(`headerPosition.${value}`) }))}
      />
      <SelectRow
        label={t('sectionTheme')}
        {...(overlay && { hint: t('headerThemeHint') })}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
        options={headerSettingsSchema.shape.theme.unwrap().options.map((value) => ({ value, label: c(value) }))}
      />
    </Group>
  )
}

function PartFields({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const { session, edit } = useEditor()
  const sells = useCall(sitesApi.site, {}).data?.sells ?? false
  const idsOf = (type: string) =>
    Object.values(document.blocks).flatMap((block) => (block.type === type ? block.id : []))
  const turn = async (type: string, isOn: boolean, props: Block['props'] = {}) => {
    if (!isOn) return edit(removed(idsOf(type)))
    await everyBlock.load()
    const operation = withSign(session.view().document, type, props)
    if (operation) edit(operation)
  }
  const hasCart = idsOf('cart-link').length > 0
  return (
    <Group>
      <SwitchRow
        label={t('headerSearch')}
        hint={t('headerSearchHint')}
        value={idsOf('search').length > 0}
        onChange={(isOn) => void turn('search', isOn, { look: 'icon' })}
      />
      {(sells || hasCart) && (
        <SwitchRow
          label={t('headerCart')}
          hint={t('headerCartHint')}
          value={hasCart}
          onChange={(isOn) => void turn('cart-link', isOn)}
        />
      )}
    </Group>
  )
}

/**
 * Places the icon after the menu, which becomes narrower; in a header without a menu it is placed at the end of the
 * row.
 */
function withSign(document: Document, type: string, own: Block['props']): Operation | null {
  const contract = canvasBlocks.get(type)?.contract
  const menu = Object.values(document.blocks).find(({ type }) => type === 'navigation')
  const section = menu?.section ?? sectionsInOrder(document)[0]?.id
  if (!contract || section === undefined) return null
  const props = { ...(contract.starts as Block['props']), ...own }
  const room = menu?.place.desktop
  if (!menu || !room || room.w <= 2 * signWidth) {
    const y = Math.max(0, ...blocksOfSection(document, section).map(({ place }) => place.desktop.y))
    return insertedBlock(document, section, contract, props, { x: 24 - signWidth, y, w: signWidth }).operation
  }
  const cells = { ...room, x: room.x + room.w - signWidth, w: signWidth }
  const inserted = insertedBlock(document, section, contract, props, cells)
  return asOneOperation([placed(menu, 'desktop', { ...room, w: room.w - signWidth }), inserted.operation], 'insert')
}
