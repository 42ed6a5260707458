import { LayoutTemplate, Plus, Square } from 'lucide-react'
import { useState } from 'react'
import { blocksHeldBy, blocksOfSection, type Block, type Document, sectionsInOrder } from '#platform/blocks'
import { Button, EmptyState, Panel, Tree, type TreeEntry, useLanguage, useWords } from '#platform/desk'
import { canvasBlocks } from '../canvas/blocks.ts'
import { useEditor } from '../canvas/editor-context.tsx'
import { labelOfBlock, wordsOfBlock } from './block-words.ts'
import { editorMessages } from './editor.messages.ts'
import { useEditorState } from './editor-state.ts'

interface Layer extends TreeEntry {
  kind: 'section' | 'block'
  words: string
  type: string
  children: Layer[]
}

/** Sections and what stands in them, from top to bottom. */
export function LayersPanel({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { canEdit } = useEditor()
  const { blocks, section, selectBlocks, selectSection, set } = useEditorState()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const layerOf = (block: Block): Layer => ({
    id: block.id,
    kind: 'block',
    label: labelOfBlock(block, language),
    words: wordsOfBlock(block),
    type: block.type,
    children: blocksHeldBy(document, block.id).map(layerOf),
  })
  const layers: Layer[] = sectionsInOrder(document).map((one, index) => ({
    id: one.id,
    kind: 'section',
    label: one.name || `${t('section')} ${index + 1}`,
    words: '',
    type: '',
    children: blocksOfSection(document, one.id)
      .toSorted((a, b) => a.place.desktop.y - b.place.desktop.y || a.place.desktop.x - b.place.desktop.x)
      .map(layerOf),
  }))
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
            onPress={() => set(layers.length === 0 ? { addingSection: { before: null } } : { inserting: { section, before: null } })}
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
          row={(layer) => <LayerRow layer={layer} />}
        />
      </div>
    </Panel>
  )
}

function LayerRow({ layer }: { layer: Layer }) {
  const Icon = layer.kind === 'section' ? LayoutTemplate : (canvasBlocks.get(layer.type)?.panel?.icon ?? Square)
  return (
    <>
      <Icon aria-hidden color="var(--ink-3)" />
      <span className="q-row-text">
        {layer.label}
        {layer.words && <span className="q-quiet"> {layer.words}</span>}
      </span>
    </>
  )
}
