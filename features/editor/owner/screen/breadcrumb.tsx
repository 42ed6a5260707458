import { type Block, type Document, sectionsInOrder } from '#platform/document'
import type { Language } from '#platform/i18n'
import { Button, useLanguage, useWords } from '#platform/ui'
import { groupOf } from '../actions/several/groups.ts'
import { severalMessages } from '../actions/several/several.messages.ts'
import { labelOfBlock, titleOf } from '../base/block-words.ts'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'

interface Step {
  key: string
  label: string
  choose: () => void
}

/** The way from the page to the selection: section, group, the blocks that hold it, block. Each step selects itself. */
export function Breadcrumb({ document }: { document: Document }) {
  const t = useWords(editorMessages)
  const steps = useSteps(document)
  return (
    <nav className="e-crumbs" aria-label={t('selection')}>
      <ol>
        {steps.map(({ key, label, choose }, at) => (
          <li key={key}>
            <Button
              size="small"
              tone="quiet"
              onPress={choose}
              {...(at === steps.length - 1 && { 'aria-current': 'location' as const })}
            >
              {label}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useSteps(document: Document): Step[] {
  const t = useWords(editorMessages)
  const say = useWords(severalMessages)
  const language = useLanguage()
  const blocks = useEditorState((state) => state.blocks)
  const section = useEditorState((state) => state.section)
  const { selectBlocks, selectSection } = useEditorState.getState()
  const page = { key: 'page', label: titleOf(document, language) || t('page'), choose: () => selectSection(null) }
  const at = sectionsInOrder(document).findIndex(({ id }) => id === section)
  if (section === null || at < 0) return [page]
  const label = document.sections[section]?.name || `${t('section')} ${at + 1}`
  const inSection = [page, { key: section, label, choose: () => selectSection(section) }]
  const first = document.blocks[blocks[0] ?? '']
  if (!first) return inSection
  const group = groupOf(document, first)
  const inGroup =
    group.length > 1 && blocks.every((id) => group.includes(id))
      ? [...inSection, { key: 'group', label: say('groupName'), choose: () => selectBlocks(group, section) }]
      : inSection
  if (blocks.length > 1) {
    const isGroup = inGroup !== inSection && blocks.length === group.length
    const several = { key: 'several', label: t('blocks', { n: blocks.length }), choose: () => {} }
    return isGroup ? inGroup : [...inGroup, several]
  }
  return [...inGroup, ...holdersOf(document, first).map((block) => stepOf(block, language))]
}

function stepOf(block: Block, language: Language): Step {
  const { selectBlocks } = useEditorState.getState()
  return {
    key: block.id,
    label: labelOfBlock(block, language),
    choose: () => selectBlocks([block.id], block.section),
  }
}

/** The block and the blocks around it, the outermost first. */
function holdersOf(document: Document, block: Block): Block[] {
  const holder = block.parent === undefined ? undefined : document.blocks[block.parent]
  return holder ? [...holdersOf(document, holder), block] : [block]
}
