import { useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'

export function SpacerPanel() {
  const t = useWords(blockPanelMessages)
  return <p className="q-hint">{t('spacer.hint')}</p>
}
