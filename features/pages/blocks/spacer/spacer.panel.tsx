import { MoveVertical } from 'lucide-react'
import { Footnote, blockPanel, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { SpacerProps } from './spacer.contract.ts'

export const spacerPanel = blockPanel<SpacerProps>({
  type: 'spacer',
  label: { en: 'Room', nl: 'Ruimte' },
  group: 'layout',
  icon: MoveVertical,
  keywords: { en: 'space gap', nl: 'wit afstand' },
  Panel: () => <Footnote hint={useWords(blockPanelMessages)('spacer.hint')} />,
})
