import { EyeOff, LayoutTemplate, Lock, Plus, Square } from '#platform/icons'
import { useState } from 'react'
import { blocksHeldBy, blocksOfSection, type Block, type Document, sectionsInOrder } from '#platform/document'
import { Button, EmptyState, IconButton, Panel, Tree, type TreeEntry, useLanguage, useWords } from '#platform/ui'
import { canvasBlocks } from '../../canvas/blocks.ts'
import { useEditor } from '../../canvas/editor-context.tsx'
import type { Language } from '#platform/i18n'
import { hiddenIn, lockedAs } from '../arrange.ts'
import { labelOfBlock, wordsOfBlock } from '../block-words.ts'
import { editorMessages } from '../editor.messages.ts'
import { useEditorState } from '../editor-state.ts'

interface Layer extends TreeEntry {
  words: string
  /** Of sections: none. */
  block: Block | null
  children: Layer[]
}

/** Sections and what stands in them, from top to bottom. */
export function LayersPanel({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { canEdit } = useEditor()
  const { blocks, section, selectBlocks, selectSection, set } = useEditorState()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const layers = layersOf(document, language, t('section'))
  const choose = (id: string) => {
    const block = document.blocks[id]
    if (block) selectBlocks([id], block.section)
    else selectSection(id)
  }
  const chosen = blocks.length > 0 ? blocks : section ? [section] : []
  return (
    <Panel
      title={t('layers')}
      actions={
        canEdit && (
          <Button
            tone="quiet"
            size="small"
            icon={Plus}
            onPress={() =>
              set(layers.length === 0 ? { addingSection: { before: null } } : { inserting: { section, before: null } })
            }
          >
            {t(layers.length === 0 ? 'addSection' : 'add')}
          </Button>
        )
      }
    >
      <div className="e-layers">
        <Tree
          label={t('layers')}
          entries={layers}
          expandedKeys={layers.map(({ id }) => id).filter((id) => !closed.has(id))}
          onExpandedChange={(open) => setClosed(new Set(layers.map(({ id }) => id).filter((id) => !open.has(id))))}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={chosen}
          onSelect={([id]) => id && choose(id)}
          empty={<EmptyState small>{t('emptyPage')}</EmptyState>}
          row={(layer) => <LayerRow layer={layer} document={document} />}
        />
      </div>
    </Panel>
  )
}

function layersOf(document: Document, language: Language, section: string): Layer[] {
  const layerOf = (block: Block): Layer => ({
    id: block.id,
    label: labelOfBlock(block, language),
    words: wordsOfBlock(block),
    block,
    children: blocksHeldBy(document, block.id).map(layerOf),
  })
  return sectionsInOrder(document).map((pageSection, index) => ({
    id: pageSection.id,
    label: pageSection.name || `${section} ${index + 1}`,
    words: '',
    block: null,
    children: blocksOfSection(document, pageSection.id)
      .toSorted((a, b) => a.place.desktop.y - b.place.desktop.y || a.place.desktop.x - b.place.desktop.x)
      .map(layerOf),
  }))
}

function LayerRow({ layer, document }: { layer: Layer; document: Document }) {
  const Icon = layer.block ? (canvasBlocks.get(layer.block.type)?.icon ?? Square) : LayoutTemplate
  return (
    <>
      <Icon aria-hidden color="var(--ink-3)" />
      <span className="q-row-text">
        {layer.label}
        {layer.words && <span className="q-quiet"> {layer.words}</span>}
      </span>
      {layer.block && <LayerMarks block={layer.block} document={document} />}
    </>
  )
}

/** A hidden or locked block says so, and is shown or unlocked from here. */
function LayerMarks({ block, document }: { block: Block; document: Document }) {
  const t = useWords(editorMessages)
  const { view } = useEditorState()
  const { edit, canEdit } = useEditor()
  const show = () => edit(hiddenIn(document, [block.id], view, false))
  const unlock = () => edit(lockedAs(document, [block.id], false))
  if (!block.locked && !block.hidden?.[view]) return null
  return (
    <span className="e-layer-marks">
      {block.hidden?.[view] && (
        <IconButton size="small" icon={EyeOff} label={t('show')} isDisabled={!canEdit} onPress={show} />
      )}
      {block.locked && (
        <IconButton size="small" icon={Lock} label={t('unlock')} isDisabled={!canEdit} onPress={unlock} />
      )}
    </span>
  )
}
