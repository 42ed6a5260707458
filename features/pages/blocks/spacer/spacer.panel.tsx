import { MoveVertical } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { SpacerProps } from './spacer.contract.ts'

const palette = messages('pages.palette')

export const spacerPanel = blockPanel<SpacerProps>({
  type: 'spacer',
  label: palette.message('spacer'),
  group: 'layout',
  icon: MoveVertical,
  keywords: palette.message('spacer.keywords'),
  Panel: Hint,
})

function Hint() {
  const t = useWords(blockPanelMessages)
  return <p className="q-hint">{t('spacer.hint')}</p>
}
