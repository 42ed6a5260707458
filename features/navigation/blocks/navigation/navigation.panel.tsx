import type { PlainName } from '#platform/i18n'
import { type BlockPanelProps, ChoiceRow, Group, SelectRow, useWords } from '#platform/ui'
import { navigationPanelMessages } from '../../owner/panel.messages.ts'
import type { NavigationProps } from './navigation.contract.ts'

export function NavigationPanel({ props, change }: BlockPanelProps<NavigationProps>) {
  const t = useWords(navigationPanelMessages)
  const choices = <V extends PlainName<'navigation.panel'>>(...names: V[]) =>
    names.map((value) => ({ value, label: t(value) }))
  return (
    <Group>
      <SelectRow
        label={t('tree')}
        value={props.tree}
        onChange={(tree) => change('tree', tree)}
        options={choices('main', 'footer')}
        hint={t('entries')}
      />
      <ChoiceRow
        label={t('layout')}
        value={props.layout}
        onChange={(layout) => change('layout', layout)}
        options={choices('row', 'column')}
      />
      <ChoiceRow
        label={t('align')}
        value={props.align}
        onChange={(align) => change('align', align)}
        options={choices('start', 'center', 'end')}
      />
      <ChoiceRow
        label={t('collapse')}
        value={props.collapse}
        onChange={(collapse) => change('collapse', collapse)}
        options={choices('phone', 'always', 'never')}
      />
      <ChoiceRow
        label={t('size')}
        value={props.size}
        onChange={(size) => change('size', size)}
        options={choices('small', 'medium', 'large')}
      />
    </Group>
  )
}
