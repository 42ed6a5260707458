import { MessagesSquare } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, Group, TextRow, useWords } from '#platform/ui'
import { commentsPanelMessages } from '../../owner/panel.messages.ts'
import type { CommentsProps } from './comments.contract.ts'

const palette = messages('comments.palette')

export const commentsPanel = blockPanel<CommentsProps>({
  type: 'comments',
  label: palette.message('comments'),
  group: 'social',
  icon: MessagesSquare,
  Panel: CommentsPanel,
})

function CommentsPanel({ props, change }: BlockPanelProps<CommentsProps>) {
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
