import { Type } from 'lucide-react'
import { Footnote, blockPanel, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { HtmlProps } from './html.contract.ts'

export const htmlPanel = blockPanel<HtmlProps>({
  type: 'html',
  label: { en: 'Text', nl: 'Tekst' },
  group: 'basic',
  icon: Type,
  keywords: { en: 'paragraph heading list table', nl: 'alinea kop lijst tabel' },
  Panel: () => <Footnote hint={useWords(blockPanelMessages)('text.hint')} />,
})
