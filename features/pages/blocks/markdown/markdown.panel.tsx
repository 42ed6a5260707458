import { FileText } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, TextRow, blockPanel, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { MarkdownProps } from './markdown.contract.ts'

const palette = messages('pages.palette')

function MarkdownPanel({ props, change }: BlockPanelProps<MarkdownProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <TextRow
      code
      rows={20}
      label={t('markdown')}
      value={props.source}
      onChange={(source) => change('source', source)}
    />
  )
}

export const markdownPanel = blockPanel<MarkdownProps>({
  type: 'markdown',
  label: palette.message('markdown'),
  group: 'code',
  icon: FileText,
  Panel: MarkdownPanel,
})
