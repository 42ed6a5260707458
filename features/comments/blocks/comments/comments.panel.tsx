import { type BlockPanelProps, Group, TextRow, useWords } from '#platform/ui'
import { commentsPanelMessages } from '../../owner/panel.messages.ts'
import type { CommentsProps } from './comments.contract.ts'

export function CommentsPanel({ props, change }: BlockPanelProps<CommentsProps>) {
  const t = useWords(commentsPanelMessages)
  return (
    <Group>
      <TextRow
        label={t('heading')}
        value={props.heading}
        onChange={(heading) => change('heading', heading)}
        hint={t('headingHint')}
      />
    </Group>
  )
}
