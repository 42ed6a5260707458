import { Pencil } from '#platform/icons'
import { useCallback, useMemo } from 'react'
import { ProductRowsContext } from '#features/galleries/owner'
import { sitesApi } from '#features/sites/contract'
import type { Block, Cells, Change, Document, Path } from '#platform/document'
import {
  Banner,
  Button,
  type ChangeProp,
  Columns,
  Group,
  NumberRow,
  type ShowEntry,
  ShowEntryContext,
  SwitchRow,
  TextRow,
  lazyPart,
  useCall,
  useLanguage,
  useWords,
} from '#platform/ui'
import { canvasBlocks, nameOfType, useKnownBlocks } from '../../base/blocks.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { cellsOf, columnsOf, fitted, hiddenIn, lockedAs, placed, renamed, restacked } from '../../base/arrange.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { showEntry } from '../../base/show-entry.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { CoveredBanner } from './covered-banner.tsx'
import { AlignButtons, StyleButtons } from './several-inspector.tsx'
import { useGesture } from '../../base/use-gesture.ts'

const GalleryProducts = lazyPart(() => import('#features/catalog/owner').then((door) => door.ChosenProductRows))

/** Inspector of one block: its own panel, followed by its place. */
export function BlockInspector({ block, document }: { block: Block; document: Document }) {
  const t = useWords(editorMessages)
  const { view, edit: editText } = useEditorState()
  const { canEdit } = useEditor()
  const change = useChange(block.id)
  const locale = useCall(sitesApi.site, {}).data?.locale ?? 'en'
  // The panel is loaded with the block, which may be on the page before.
  useKnownBlocks((state) => state.turn)
  const definition = canvasBlocks.get(block.type)
  const Own = definition?.panel
  const show = useCallback<ShowEntry>((entry, arrange) => showEntry(block.id, entry, arrange), [block.id])
  const page = useMemo(
    () => ({ documentId: document.id, kind: document.kind, locale, view }),
    [document.id, document.kind, locale, view],
  )
  const props = useMemo(() => {
    const read = definition?.contract.props.safeParse(block.props)
    return (read?.success ? read.data : block.props) as Record<string, unknown>
  }, [definition, block.props])
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      {block.type === 'html' && (
        <Group>
          <Button icon={Pencil} wide onPress={() => editText(block.id)}>
            {t('editText')}
          </Button>
        </Group>
      )}
      {Own && (
        <div className="e-own">
          <ProductRowsContext value={GalleryProducts}>
            <ShowEntryContext value={show}>
              <Own id={block.id} props={props} change={change} page={page} place={block.place} />
            </ShowEntryContext>
          </ProductRowsContext>
        </div>
      )}
      {block.parent === undefined && <PlaceFields block={block} document={document} />}
      {block.parent === undefined && <AlignButtons isDistributable={false} />}
      <StyleButtons />
      <BlockMarks block={block} document={document} />
    </fieldset>
  )
}

function PlaceFields({ block, document }: { block: Block; document: Document }) {
  const t = useWords(editorMessages)
  const { view } = useEditorState()
  const { edit } = useEditor()
  const gestureOf = useGesture()
  const cells = cellsOf(document, block, view)
  const set = (part: Partial<Cells>) =>
    edit(
      placed(block, view, fitted({ ...cells, ...part }, columnsOf(view))),
      gestureOf(JSON.stringify([block.id, Object.keys(part)])),
    )
  return (
    <Group title={t('place')}>
      <CoveredBanner block={block} document={document} />
      {view === 'mobile' && !block.place.mobile && <p className="q-hint">{t('phoneAuto')}</p>}
      {view === 'mobile' && block.place.mobile && (
        <Banner
          action={
            <Button size="small" onPress={() => edit({ kind: 'placeBlock', id: block.id, mobile: null })}>
              {t('resetView')}
            </Button>
          }
        >
          {t('phonePinned')}
        </Banner>
      )}
      <Columns>
        <NumberRow
          label={t('column')}
          value={cells.x + 1}
          min={1}
          max={columnsOf(view)}
          onChange={(x) => set({ x: x - 1 })}
        />
        <NumberRow label={t('row')} value={cells.y + 1} min={1} max={1000} onChange={(y) => set({ y: y - 1 })} />
      </Columns>
      <Columns>
        <NumberRow label={t('width')} value={cells.w} min={1} max={columnsOf(view)} onChange={(w) => set({ w })} />
        <NumberRow label={t('rows')} value={cells.h} min={1} max={1000} onChange={(h) => set({ h })} />
      </Columns>
      <Columns>
        <Button size="small" onPress={() => edit(restacked(document, [block.id], view, 1))}>
          {t('bringForward')}
        </Button>
        <Button size="small" onPress={() => edit(restacked(document, [block.id], view, -1))}>
          {t('sendBackward')}
        </Button>
      </Columns>
    </Group>
  )
}

/** Edits the name, visibility and lock of a block. */
function BlockMarks({ block, document }: { block: Block; document: Document }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { view } = useEditorState()
  const { edit } = useEditor()
  const gestureOf = useGesture()
  return (
    <Group title={t('block')}>
      <TextRow
        label={t('name')}
        value={block.name ?? ''}
        placeholder={nameOfType(block.type, language)}
        onChange={(name) => edit(renamed(block.id, name), gestureOf(block.id))}
      />
      {block.parent === undefined && (
        <SwitchRow
          label={t(view === 'mobile' ? 'hideOnPhone' : 'hideOnDesktop')}
          value={block.hidden?.[view] ?? false}
          onChange={(isHidden) => edit(hiddenIn(document, [block.id], view, isHidden))}
        />
      )}
      <SwitchRow
        label={t('lock')}
        hint={t('lockHint')}
        value={block.locked ?? false}
        onChange={(isLocked) => edit(lockedAs(document, [block.id], isLocked))}
      />
    </Group>
  )
}

function useChange(id: string): ChangeProp {
  const { edit } = useEditor()
  const gestureOf = useGesture()
  return (path, value) => {
    const fullPath: Path = typeof path === 'string' ? [path] : path
    const change: Change = value === undefined ? { path: fullPath, remove: true } : { path: fullPath, value }
    edit({ kind: 'changeBlock', id, changes: [change] }, gestureOf(JSON.stringify([id, fullPath])))
  }
}
