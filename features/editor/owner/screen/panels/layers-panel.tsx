import { EyeOff, GroupIcon, LayoutTemplate, Lock, Plus, Smartphone, Square } from '#platform/icons'
import { createContext, type KeyboardEvent, memo, type MouseEvent, use, useCallback, useMemo, useState } from 'react'
import type { Block, Document } from '#platform/document'
import {
  Button,
  EmptyState,
  IconButton,
  Panel,
  SearchField,
  Tree,
  uiMessages,
  useLanguage,
  useWords,
} from '#platform/ui'
import { canvasBlocks, nameOfType, useKnownBlocks } from '../../base/blocks.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { hiddenIn, lockedAs, renamed } from '../../base/arrange.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { severalMessages } from '../../actions/several/several.messages.ts'
import { LayerName } from './layer-name.tsx'
import { LayerMenuButton, LayerMenuContext, useChooseLayers, useLayerMenu } from './layer-menu.tsx'
import { foundLayers, type Layer, layerBuilder } from './layers.ts'

/** Lists sections and their blocks from top to bottom. */
export const LayersPanel = memo(function LayersPanel({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const u = useWords(uiMessages)
  const { canEdit } = useEditor()
  const blocks = useEditorState((state) => state.blocks)
  const section = useEditorState((state) => state.section)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [query, setQuery] = useState('')
  const all = useLayers(document)
  const layers = useMemo(() => foundLayers(all, query), [all, query])
  const { value: namingNow, begin } = useNaming(document)
  const holders = layers.flatMap((layer) => [layer.id, ...layer.children.filter(isHolder).map(({ id }) => id)])
  const choose = useChooseLayers()
  const { open, onContextMenu, menu } = useLayerMenu()
  const chosen = blocks.length > 0 ? blocks : section ? [section] : []
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'F2' && canEdit && namingNow.naming === null && chosen[0]) begin(chosen[0])
  }
  const twice = (event: MouseEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[role=row]')?.dataset['key']
    if (id && canEdit) begin(id)
  }
  return (
    <Panel title={t('layers')} actions={canEdit && <AddButton isEmpty={all.length === 0} section={section} />}>
      <div
        className="e-layers"
        role="presentation"
        onKeyDown={keyed}
        onDoubleClickCapture={twice}
        onContextMenu={onContextMenu}
      >
        <SearchField value={query} onChange={setQuery} placeholder={t('layersSearch')} />
        <LayerMenuContext value={open}>
          <NamingContext value={namingNow}>
            <Tree
              label={t('layers')}
              entries={layers}
              expandedKeys={query ? holders : holders.filter((id) => !closed.has(id))}
              onExpandedChange={(now) => setClosed(new Set(holders.filter((id) => !now.has(id))))}
              selectionMode="multiple"
              selectionBehavior="replace"
              selectedKeys={chosen}
              onSelect={choose}
              empty={<EmptyState small>{query ? u('noResults') : t('emptyPage')}</EmptyState>}
              row={rowOf}
            />
          </NamingContext>
        </LayerMenuContext>
        {menu}
      </div>
    </Panel>
  )
})

function isHolder({ children }: Layer): boolean {
  return children.length > 0
}

function useLayers(document: Document): readonly Layer[] {
  const t = useWords(editorMessages)
  const say = useWords(severalMessages)
  const language = useLanguage()
  const turn = useKnownBlocks((state) => state.turn)
  const [build] = useState(layerBuilder)
  return useMemo(
    () => build(document, { language, section: t('section'), group: say('groupName'), turn }),
    [build, document, language, t, say, turn],
  )
}

/** Tells rows which one is being renamed, without rendering the list again. */
const NamingContext = createContext<{
  naming: string | null
  finish: (layer: Layer, name: string | null) => void
}>({ naming: null, finish: () => {} })

const rowOf = (layer: Layer) => <LayerRow layer={layer} />

/** Names are changed in the row itself. Groups are not stored, so they have no name to change. */
function useNaming(document: Document) {
  const { edit } = useEditor()
  const [naming, setNaming] = useState<string | null>(null)
  const begin = (id: string) => setNaming(document.blocks[id] || document.sections[id] ? id : null)
  const finish = useCallback(
    (layer: Layer, name: string | null) => {
      setNaming(null)
      const words = name?.trim() ?? null
      if (words === null) return
      if (layer.block && words !== (layer.block.name ?? '')) edit(renamed(layer.block.id, words))
      if (layer.kind === 'section')
        edit({ kind: 'changeSection', id: layer.id, changes: [{ path: ['name'], value: words }] })
    },
    [edit],
  )
  const value = useMemo(() => ({ naming, finish }), [naming, finish])
  return { value, begin }
}

function AddButton({ isEmpty, section }: { isEmpty: boolean; section: string | null }) {
  const t = useWords(editorMessages)
  const set = useEditorState((state) => state.set)
  const add = () => set(isEmpty ? { addingSection: { before: null } } : { inserting: { section, before: null } })
  return (
    <Button tone="quiet" size="small" icon={Plus} onPress={add}>
      {t(isEmpty ? 'addSection' : 'add')}
    </Button>
  )
}

function NameField({ layer, onDone }: { layer: Layer; onDone: (name: string | null) => void }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { session } = useEditor()
  const section = session.view().document.sections[layer.id]
  return (
    <LayerName
      value={layer.block?.name ?? section?.name ?? ''}
      label={t('name')}
      placeholder={layer.block ? nameOfType(layer.block.type, language) : t('section')}
      onDone={onDone}
    />
  )
}

function LayerIcon({ layer }: { layer: Layer }) {
  const ofKind = { section: LayoutTemplate, group: GroupIcon, block: Square }[layer.kind]
  const Icon = layer.block ? (canvasBlocks.get(layer.block.type)?.icon ?? ofKind) : ofKind
  return <Icon aria-hidden color="var(--ink-3)" />
}

function LayerRow({ layer }: { layer: Layer }) {
  const { naming, finish } = use(NamingContext)
  return (
    <>
      <LayerIcon layer={layer} />
      {naming === layer.id ? (
        <NameField layer={layer} onDone={(name) => finish(layer, name)} />
      ) : (
        <span className="q-row-text">
          {layer.label}
          {layer.words && <span className="q-quiet"> {layer.words}</span>}
        </span>
      )}
      {layer.block && <LayerMarks block={layer.block} />}
      <LayerMenuButton layer={layer} />
    </>
  )
}

/** Marks of hidden and locked blocks and of those placed by hand on phones. Pressing one ends that state. */
function LayerMarks({ block }: { block: Block }) {
  const t = useWords(editorMessages)
  const view = useEditorState((state) => state.view)
  const { session, edit, canEdit } = useEditor()
  const show = () => edit(hiddenIn(session.view().document, [block.id], view, false))
  const unlock = () => edit(lockedAs(session.view().document, [block.id], false))
  const isPlaced = block.place.mobile !== null
  if (!block.locked && !block.hidden?.[view] && !isPlaced) return null
  return (
    <span className="e-layer-marks">
      {isPlaced && (
        <IconButton
          size="small"
          icon={Smartphone}
          label={`${t('phonePinned')}. ${t('phoneReset')}`}
          isDisabled={!canEdit}
          onPress={() => edit({ kind: 'placeBlock', id: block.id, mobile: null })}
        />
      )}
      {block.hidden?.[view] && (
        <IconButton size="small" icon={EyeOff} label={t('show')} isDisabled={!canEdit} onPress={show} />
      )}
      {block.locked && (
        <IconButton size="small" icon={Lock} label={t('unlock')} isDisabled={!canEdit} onPress={unlock} />
      )}
    </span>
  )
}
