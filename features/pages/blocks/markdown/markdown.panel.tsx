import { type BlockPanelProps, TextRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { MarkdownProps } from './markdown.contract.ts'

export function MarkdownPanel({ props, change }: BlockPanelProps<MarkdownProps>) {
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
