import {
  Bookmark,
  Columns2,
  LayoutTemplate,
  CircleCheck,
  Monitor,
  Send,
  Smartphone,
  Square,
  Tablet,
} from '#platform/icons'
import { type Command, useCommandOffer, useHas, useLanguage, useMay, useWords } from '#platform/ui'
import { type Block, blocksOfSection, type Document, inReadingOrder, sectionsInOrder } from '#platform/document'
import type { Language } from '#platform/i18n'
import { asOneOperation } from '../base/arrange.ts'
import { labelOfBlock, wordsOfBlock } from '../base/block-words.ts'
import { blocksForPalette, canvasBlocks, everyBlock, useKnownBlocks } from '../base/blocks.ts'
import { sectionBelow } from '../base/copied-section.ts'
import { useEditor } from '../base/editor-context.tsx'
import { editorMessages } from '../base/editor.messages.ts'
import { type InsertPoint, useEditorState } from '../base/editor-state.ts'
import { bringIntoSight, revealPart } from '../base/reveal.ts'
import { templateMessages } from '../base/template.messages.ts'
import { useZoom } from '../actions/zoom/use-zoom.ts'
import { zoomMessages } from '../actions/zoom/zoom.messages.ts'
import { useInsertBlock } from './panels/use-insert-block.ts'
import { publishMessages } from './panels/publish/publish.messages.ts'
import { showing, type ShownView } from './shown-view.ts'
import { fromTemplate, type SectionTemplate, sectionTemplates } from './templates/section-templates.ts'

/** Offers to the command palette the parts of the page, additions to it, its views and its publication. */
export function PageCommands(): null {
  const turn = useKnownBlocks((state) => state.turn)
  const isPreview = useEditorState((state) => state.isPreview)
  const { canEdit } = useEditor()
  const parts = usePartCommands()
  const additions = useAdditionCommands()
  const views = useViewCommands()
  const publishing = usePublishingCommands()
  useCommandOffer(() => {
    if (isPreview) return []
    // Most blocks are loaded after the page; the palette asks again once they are here.
    void everyBlock.load()
    return [...publishing(), ...views(), ...parts(), ...(canEdit ? additions() : [])]
  }, turn)
  return null
}

/** Sections and blocks of the page, found by their text. A chosen one is selected and brought into sight. */
function usePartCommands(): () => Command[] {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const { session } = useEditor()
  return () => {
    const { document } = session.view()
    const group = t('partsOfPage')
    const run = (id: string) => () => revealPart(session.view().document, id)
    return sectionsInOrder(document).flatMap(({ id, name }, at): Command[] => [
      {
        id: `part:${id}`,
        label: name || `${t('section')} ${at + 1}`,
        group,
        icon: LayoutTemplate,
        isSearched: true,
        run: run(id),
      },
      ...inReadingOrder(blocksOfSection(document, id)).map((block) => ({
        ...partCommand(block, language),
        group,
        run: run(block.id),
      })),
    ])
  }
}

function partCommand(block: Block, language: Language): Omit<Command, 'group' | 'run'> {
  const words = wordsOfBlock(block)
  const label = labelOfBlock(block, language)
  const id = `part:${block.id}`
  const icon = canvasBlocks.get(block.type)?.icon ?? Square
  return { id, label: words || label, icon, isSearched: true, ...(words && { hint: label }) }
}

/** Blocks and section templates, inserted below the selection. */
function useAdditionCommands(): () => Command[] {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const has = useHas()
  const { session } = useEditor()
  const insertBlock = useInsertBlock()
  const insertTemplate = useInsertTemplate()
  return () => [
    ...blocksForPalette(language)
      .filter(({ contract }) => has(contract.flag))
      .map((block) => ({
        id: `insert:${block.contract.type}`,
        label: block.contract.palette.name(language),
        group: t('add'),
        icon: block.icon,
        keywords: block.contract.palette.keywords?.(language) ?? '',
        isSearched: true,
        run: () => insertBlock(session.view().document, belowChosen(session.view().document), block),
      })),
    ...sectionTemplates(language).map((template) => ({
      id: `template:${template.id}`,
      label: template.name,
      group: t('addSection'),
      icon: LayoutTemplate,
      isSearched: true,
      run: () => void insertTemplate(template),
    })),
  ]
}

function belowChosen(document: Document): InsertPoint {
  const { blocks, section } = useEditorState.getState()
  const block = document.blocks[blocks[0] ?? '']
  if (!block || block.parent !== undefined) return { section, before: null }
  const { x, y, w, h } = block.place.desktop
  return { section: block.section, before: null, x, y: y + h, w }
}

function useInsertTemplate(): (template: SectionTemplate) => Promise<void> {
  const t = useWords(editorMessages)
  const { session, edit, announce } = useEditor()
  return async (template) => {
    await everyBlock.load()
    const { document } = session.view()
    const { section, selectSection } = useEditorState.getState()
    const { operations, id } = fromTemplate(document, template, sectionBelow(document, section))
    edit(asOneOperation(operations, 'insertSection'))
    // A page may have refused it and said why.
    if (!session.view().document.sections[id]) return
    selectSection(id)
    bringIntoSight(id)
    announce(t('inserted', { name: template.name }))
  }
}

const devices = [
  { view: 'desktop', icon: Monitor },
  { view: 'tablet', icon: Tablet },
  { view: 'mobile', icon: Smartphone },
  { view: 'both', icon: Columns2 },
] as const satisfies { view: ShownView; icon: unknown }[]

function useViewCommands(): () => Command[] {
  const t = useWords(editorMessages)
  const say = useWords(zoomMessages)
  const zoom = useZoom()
  return () => {
    const state = useEditorState.getState()
    const isChosen = state.blocks.length > 0 || state.section !== null
    const group = say('menu')
    const toChosen = { id: 'zoom:chosen', label: say('toChosen'), group, keys: 'Shift+2', run: zoom.toChosen }
    return [
      ...devices.map(({ view, icon }) => ({
        id: `view:${view}`,
        label: t(view === 'both' ? 'bothDevices' : view),
        group: t('view'),
        icon,
        run: () => state.set(showing(view)),
      })),
      { id: 'zoom:in', label: say('in'), group, keys: 'Mod+=', run: () => zoom.step(1) },
      { id: 'zoom:out', label: say('out'), group, keys: 'Mod+-', run: () => zoom.step(-1) },
      { id: 'zoom:actual', label: say('actual'), group, keys: 'Mod+0', run: zoom.actual },
      { id: 'zoom:fit', label: say('fit'), group, keys: 'Shift+1', run: zoom.fit },
      ...(isChosen ? [toChosen] : []),
    ]
  }
}

function usePublishingCommands(): () => Command[] {
  const t = useWords(editorMessages)
  const say = useWords(templateMessages)
  const words = useWords(publishMessages)
  const may = useMay()
  const { session, canEdit } = useEditor()
  return () => {
    const state = useEditorState.getState()
    const group = t('canvas')
    const section = session.view().document.sections[state.section ?? '']
    // For a chosen section its own actions contain it.
    const canSave = canEdit && state.blocks.length > 0 && section && section.linked === undefined
    const open = () => state.set({ isPublishing: true })
    const publish: Command[] = [
      { id: 'publish', label: t('publish'), group, icon: Send, run: open },
      { id: 'publish:checks', label: words('checks'), group, icon: CircleCheck, run: open },
    ]
    const save = () => state.set({ savingSection: section?.id ?? null })
    return [
      ...(may('content.publish') ? publish : []),
      ...(canSave ? [{ id: 'save-section', label: say('save'), group, icon: Bookmark, run: save }] : []),
    ]
  }
}
