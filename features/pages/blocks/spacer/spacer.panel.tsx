import { MoveVertical } from 'lucide-react'
import { blockPanel, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { SpacerProps } from './spacer.contract.ts'

export const spacerPanel = blockPanel<SpacerProps>({
  type: 'spacer',
  label: { en: 'Room', nl: 'Ruimte' },
  group: 'layout',
  icon: MoveVertical,
  keywords: { en: 'space gap', nl: 'wit afstand' },
  Panel: Hint,
})

function Hint() {
  const t = useWords(blockPanelMessages)
  return <p className="q-hint">{t('spacer.hint')}</p>
}
