import { Type } from 'lucide-react'
import { blockPanel, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { HtmlProps } from './html.contract.ts'

export const htmlPanel = blockPanel<HtmlProps>({
  type: 'html',
  label: { en: 'Text', nl: 'Tekst' },
  group: 'basic',
  icon: Type,
  keywords: { en: 'paragraph heading list table', nl: 'alinea kop lijst tabel' },
  Panel: Hint,
})

function Hint() {
  const t = useWords(blockPanelMessages)
  return <p className="q-hint">{t('text.hint')}</p>
}
