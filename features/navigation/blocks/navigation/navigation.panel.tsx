import { Menu } from '#platform/icons'
import { messages, type PlainName } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, ChoiceRow, Group, SelectRow, useWords } from '#platform/ui'
import { navigationPanelMessages } from '../../owner/panel.messages.ts'
import type { NavigationProps } from './navigation.contract.ts'

const palette = messages('navigation.palette')

export const navigationPanel = blockPanel<NavigationProps>({
  type: 'navigation',
  label: palette.message('navigation'),
  group: 'site',
  icon: Menu,
  keywords: palette.message('navigation.keywords'),
  Panel: NavigationPanel,
})

function NavigationPanel({ props, change }: BlockPanelProps<NavigationProps>) {
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
