import { cloneElement, type ComponentType, memo, type ReactElement, type ReactNode, useMemo } from 'react'
import { type Block, blocksHeldBy, type Document } from '#platform/document'
import { type CanvasBlock, useLanguage, useWords } from '#platform/ui'
import { DocumentSections, EntryMarks, type PageContext, type RenderableBlock, type ViewProps } from '#platform/render'
import { cellsOf } from '../base/arrange.ts'
import { isBlankText, labelOfBlock, wordsOfBlock } from '../base/block-words.ts'
import { useEditorState } from '../base/editor-state.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { canvasBlocks, useKnownBlocks } from '../base/blocks.ts'
import { EditableText } from './editable-text.tsx'
import { useFrameView } from './frame-view.tsx'
import { useBlocksOf } from '../base/use-known-blocks.ts'

type AnyView = ComponentType<ViewProps<unknown, unknown>>
const memoised = new Map<AnyView, AnyView>()

export interface CanvasPageProps {
  document: Document
  page: PageContext
  /** Loader data by block. */
  data: ReadonlyMap<string, unknown>
  backgroundOf?: (section: Document['sections'][string]) => ReactNode
}

/** The page by the same views as for visitors; the block whose text is being edited is drawn by the text editor. */
export function CanvasPage({ document, page, data, backgroundOf }: CanvasPageProps) {
  const language = useLanguage()
  const t = useWords(editorMessages)
  const { editing: chosenText, isPreview } = useEditorState()
  const { view, isActive } = useFrameView()
  // A text is edited in one frame, and the other frame follows.
  const editing = isActive ? chosenText : null
  const turn = useKnownBlocks((state) => state.turn)
  const coming = useBlocksOf(document)
  // Rendered again whenever more blocks are loaded.
  const renderable = useMemo(
    () => (turn >= 0 ? renderableOf(document, data, editing) : new Map()),
    [document, data, editing, turn],
  )
  const aroundBlock = (block: Block, element: ReactNode) => {
    // Blocks of a saved section are edited there; on this page the section is a single element.
    if (document.sections[block.section]?.linked !== undefined)
      return cloneElement(element as ReactElement<{ inert: boolean }>, { key: block.id, inert: true })
    const { x, y } = cellsOf(document, block, view)
    const label = `${labelOfBlock(block, language)}. ${wordsOfBlock(block)} ${t('atPlace', { column: x + 1, row: y + 1 })}`
    return (
      <Reachable
        key={block.id}
        label={label}
        isHidden={block.hidden?.[view] ?? false}
        isEditing={editing === block.id}
        blank={isPreview || !isBlankText(block) ? undefined : t('writeHere')}
        holdsOthers={blocksHeldBy(document, block.id).length > 0}
      >
        {element as ReactElement<{ children: ReactNode }>}
      </Reachable>
    )
  }
  return (
    <EntryMarks value>
      <DocumentSections
        document={document}
        renderable={renderable}
        page={page}
        aroundBlock={aroundBlock}
        brokenBlock={(block) => (
          <div className="qe-broken">
            {t(coming.isWhole || coming.error ? 'brokenBlock' : 'comingBlock', { type: block.type })}
          </div>
        )}
        {...(backgroundOf && { backgroundOf })}
      />
    </EntryMarks>
  )
}

/** A tab stop around a block. Its content is inert, so a click selects the block and follows no link. */
function Reachable({
  label,
  isHidden,
  isEditing,
  blank,
  holdsOthers,
  children,
}: {
  label: string
  isHidden: boolean
  isEditing: boolean
  /** Placeholder shown while the text is empty. */
  blank: string | undefined
  holdsOthers: boolean
  children: ReactElement<{ children: ReactNode }>
}) {
  if (isEditing) return cloneElement(children, { 'data-editing': true, 'data-blank': blank } as object)
  const content = holdsOthers ? (
    children.props.children
  ) : (
    <div className="qe-inert" inert>
      {children.props.children}
    </div>
  )
  return cloneElement(
    children,
    {
      tabIndex: 0,
      role: 'group',
      'aria-label': label,
      'data-ghost': isHidden || undefined,
      'data-blank': blank,
    } as object,
    content,
  )
}

/** Resolves each block of a document to its view, props and loader data. */
export function renderableOf(
  document: Document,
  data: ReadonlyMap<string, unknown>,
  editing: string | null,
): Map<string, RenderableBlock> {
  const renderableBlocks = new Map<string, RenderableBlock>()
  for (const block of Object.values(document.blocks)) {
    const canvasBlock = canvasBlocks.get(block.type)
    const props = canvasBlock && propsOf(block, canvasBlock)
    if (!canvasBlock || !props) continue
    const view =
      editing === block.id && 'text' in block.props ? (EditableText as AnyView) : calm(canvasBlock.view as AnyView)
    // Loaders answer `undefined` for blocks they have not seen: views get an empty answer until then.
    renderableBlocks.set(block.id, { view, props, data: data.get(block.id) ?? startingData(block.type) })
  }
  return renderableBlocks
}

const readProps = new WeakMap<Block['props'], unknown>()

/**
 * Returns the validated props of a block; null where they are invalid. Props are immutable, so the result can be
 * cached.
 */
function propsOf(block: Block, { contract }: CanvasBlock): unknown {
  const before = readProps.get(block.props)
  if (before !== undefined) return before
  const read = contract.props.safeParse(block.props)
  const props = read.success ? read.data : null
  readProps.set(block.props, props)
  return props
}

/** Returns the data of a view before its loader has answered: none, or that of its first example. */
function startingData(type: string): unknown {
  const examples = canvasBlocks.get(type)?.contract.examples ?? {}
  return (examples['empty'] ?? examples['none'] ?? Object.values(examples)[0])?.data
}

/** Drawn again only when something it shows has changed. */
function calm(view: AnyView): AnyView {
  const cached = memoised.get(view)
  if (cached) return cached
  const memoisedView = memo(view, (before, after) => {
    const same = before.data === after.data && before.page === after.page && isEqual(before.place, after.place)
    const still = before.section.theme === after.section.theme && before.section.width === after.section.width
    const empty = Object.keys(before.slots).length === 0 && Object.keys(after.slots).length === 0
    return same && still && empty && isEqual(before.props, after.props)
  }) as unknown as AnyView
  memoised.set(view, memoisedView)
  return memoisedView
}

/** Identical objects are equal without a comparison, so a change of one block does not inspect the others. */
function isEqual(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after)
}
