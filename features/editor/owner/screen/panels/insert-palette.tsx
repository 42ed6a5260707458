import { blockGroups } from '#platform/block'
import type { Language } from '#platform/i18n'
import { CornerDownLeft } from '#platform/icons'
import { useState } from 'react'
import type { Document } from '#platform/document'
import {
  type CanvasBlock,
  Dialog,
  EmptyState,
  ErrorState,
  uiMessages,
  SearchField,
  useHas,
  useLanguage,
  useLoaded,
  useWords,
} from '#platform/ui'
import { blocksForPalette, everyBlock, useKnownBlocks } from '../../base/blocks.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { useInsertBlock } from './use-insert-block.ts'
import { insertionAt, usePaletteDragging } from './use-palette-dragging.ts'

const groupNames = {
  basic: 'groupBasic',
  media: 'groupMedia',
  layout: 'groupLayout',
  site: 'groupSite',
  social: 'groupSocial',
  commerce: 'groupCommerce',
  code: 'groupCode',
} as const

/** Lists all blocks with a search; Enter inserts the first match. */
export function InsertPalette({
  document,
  isOpen,
  onClose,
}: {
  document: Document
  isOpen: boolean
  onClose: () => void
}) {
  const t = useWords(editorMessages)
  return (
    <Dialog title={t('add')} isOpen={isOpen} onClose={onClose}>
      <PaletteBlocks document={document} onDone={onClose} />
    </Dialog>
  )
}

/** Lists the blocks; the rows keep their places until the palette is closed. */
function PaletteBlocks({ document, onDone }: { document: Document; onDone: () => void }) {
  const t = useWords(editorMessages)
  const uiWords = useWords(uiMessages)
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const { insert, dragging } = useInsertion(document, onDone)
  const every = useLoaded(everyBlock)
  const has = useHas()
  const isShown = (block: CanvasBlock): boolean => has(block.contract.flag) && isFound(block, query, language)
  const { early, late } = useSteadyBlocks(language)
  const groups = blockGroups.map((group) => ({
    name: t(groupNames[group]),
    members: early.filter((block) => block.contract.palette.group === group && isShown(block)),
  }))
  const lists = [...groups, { name: t('groupLate'), members: late.filter(isShown) }]
  const shown = lists.flatMap(({ members }) => members)
  const first = query.trim() === '' ? undefined : shown[0]
  return (
    <div className="e-palette">
      <SearchField
        autoFocus
        value={query}
        onChange={setQuery}
        onSubmit={() => first && insert(first)}
        placeholder={t('searchBlocks')}
      />
      {lists.map(({ name, members }) => (
        <PaletteGroup key={name} name={name} members={members} first={first} onInsert={insert} dragging={dragging} />
      ))}
      {every.kind === 'waiting' && <p className="e-palette-late">{t('blocksLoading')}</p>}
      {every.kind === 'failed' && <ErrorState error={every.error} onRetry={() => void everyBlock.retry()} />}
      {every.kind === 'here' && shown.length === 0 && <EmptyState small>{uiWords('noResults')}</EmptyState>}
    </div>
  )
}

/**
 * Returns the blocks in the order of the palette. Blocks that load while it is open are listed last, so that no row
 * moves away from the pointer.
 */
function useSteadyBlocks(language: Language): { early: readonly CanvasBlock[]; late: readonly CanvasBlock[] } {
  useKnownBlocks((state) => state.turn)
  const blocks = blocksForPalette(language)
  const [early] = useState(blocks)
  const [late, setLate] = useState<readonly CanvasBlock[]>([])
  const arrived = blocks.filter((block) => !early.includes(block) && !late.includes(block))
  if (arrived.length > 0) setLate([...late, ...arrived])
  return { early, late }
}

/** Handles a press on a block of the palette, and dragging it to the page. */
function useInsertion(document: Document, onDone: () => void) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { inserting, selectBlocks } = useEditorState()
  const { edit, announce } = useEditor()
  const insertBlock = useInsertBlock()
  const insert = (block: CanvasBlock) => {
    onDone()
    insertBlock(document, inserting, block)
  }
  const dragging = usePaletteDragging((contract, spot) => {
    const { operation, id } = insertionAt(document, spot, contract)
    const { x, y, w, h } = spot.cells
    edit(operation)
    onDone()
    selectBlocks([id], spot.section)
    const name = contract.palette?.name(language) ?? contract.type
    announce([t('inserted', { name }), t('movedTo', { column: x + 1, row: y + 1 }), t('size', { w, h })].join(', '))
  })
  return { insert, dragging }
}

interface GroupProps {
  name: string
  members: readonly CanvasBlock[]
  /** The block that Enter inserts. */
  first: CanvasBlock | undefined
  onInsert: (block: CanvasBlock) => void
  dragging: ReturnType<typeof usePaletteDragging>
}

function PaletteGroup({ name, members, first, onInsert, dragging }: GroupProps) {
  const language = useLanguage()
  if (members.length === 0) return null
  return (
    <section className="e-palette-group">
      <h3>{name}</h3>
      <ul>
        {members.map((block) => {
          const Icon = block.icon
          return (
            <li key={block.contract.type}>
              <button
                type="button"
                className="e-palette-block"
                {...dragging(block.contract)}
                onClick={() => onInsert(block)}
              >
                <Icon aria-hidden />
                {block.contract.palette.name(language)}
                {block === first && <CornerDownLeft aria-hidden className="e-palette-enter" />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function isFound({ contract }: CanvasBlock, query: string, language: Language): boolean {
  const { name, keywords } = contract.palette
  const text = `${name(language)} ${keywords?.(language) ?? ''} ${contract.type}`.toLowerCase()
  return text.includes(query.trim().toLowerCase())
}
