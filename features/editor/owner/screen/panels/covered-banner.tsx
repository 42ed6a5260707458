import type { Block, Document } from '#platform/document'
import { Banner, Button, useWords } from '#platform/ui'
import { useCoveredTexts } from '../../canvas/covered-texts.tsx'
import { useEditor } from '../../base/editor-context.tsx'
import { cellsOf, placed } from '../../base/arrange.ts'
import { wordsOfBlock } from '../../base/block-words.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { severalMessages } from '../../actions/several/several.messages.ts'

/** Warns that the text of a block overlaps another one, and moves it away on request. */
export function CoveredBanner({ block, document }: { block: Block; document: Document }) {
  const say = useWords(severalMessages)
  const { view } = useEditorState()
  const { edit } = useEditor()
  const pair = useCoveredTexts(({ pairs }) => pairs.find(({ over, under }) => over === block.id || under === block.id))
  const other = pair && document.blocks[pair.over === block.id ? pair.under : pair.over]
  if (!other) return null
  const below = () => {
    const { y, h } = cellsOf(document, other, view)
    edit(placed(block, view, { ...cellsOf(document, block, view), y: y + h }))
  }
  return (
    <Banner tone="attention">
      <p>{say('coversText', { words: wordsOfBlock(other).slice(0, 30) })}</p>
      <Button size="small" onPress={below}>
        {say('moveApart')}
      </Button>
    </Banner>
  )
}
