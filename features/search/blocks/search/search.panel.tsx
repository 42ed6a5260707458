import { type BlockPanelProps, ChoiceRow, Group, SwitchRow, TextRow, useWords } from '#platform/ui'
import { searchPanelMessages } from '../../owner/panel.messages.ts'
import type { SearchProps } from './search.contract.ts'

export function SearchPanel({ props, change }: BlockPanelProps<SearchProps>) {
  const t = useWords(searchPanelMessages)
  return (
    <Group>
      <TextRow label={t('placeholder')} value={props.placeholder} onChange={(words) => change('placeholder', words)} />
      <TextRow label={t('button')} value={props.button} onChange={(words) => change('button', words)} />
      <ChoiceRow
        label={t('look')}
        value={props.look}
        onChange={(look) => change('look', look)}
        options={(['field', 'line', 'icon'] as const).map((look) => ({ value: look, label: t(look) }))}
      />
      <SwitchRow label={t('preview')} value={props.preview} onChange={(preview) => change('preview', preview)} />
    </Group>
  )
}
