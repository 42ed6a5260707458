import type { PlainName } from '#platform/i18n'
import { type BlockPanelProps, ChoiceRow, Group, LinkRow, SelectRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { navigationPanelMessages } from '../../owner/panel.messages.ts'
import type { NavigationProps } from './navigation.contract.ts'

export function NavigationPanel({ props, change }: BlockPanelProps<NavigationProps>) {
  const t = useWords(navigationPanelMessages)
  const choices = <V extends PlainName<'navigation.panel'>>(...names: V[]) =>
    names.map((value) => ({ value, label: t(value) }))
  return (
    <>
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
      {props.collapse !== 'never' && <OpenedMenu props={props} change={change} />}
    </>
  )
}

type OpenedProps = Pick<BlockPanelProps<NavigationProps>, 'props' | 'change'>

/** Edits the menu that opens over the page. */
function OpenedMenu({ props, change }: OpenedProps) {
  const t = useWords(navigationPanelMessages)
  const designs = (['words', 'list', 'drawer'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <Group title={t('opened')}>
      <ChoiceRow label={t('menu')} value={props.menu} onChange={(menu) => change('menu', menu)} options={designs} />
      {(['search', 'account', 'contact', 'hours', 'social'] as const).map((part) => (
        <SwitchRow
          key={part}
          label={t(part)}
          value={props.shows[part]}
          onChange={(isShown) => change(['shows', part], isShown)}
        />
      ))}
      <TextRow
        label={t('action')}
        value={props.action.label}
        onChange={(label) => change(['action', 'label'], label)}
      />
      {props.action.label && (
        <LinkRow
          label={t('actionLink')}
          value={props.action.link}
          onChange={(link) => change(['action', 'link'], link)}
        />
      )}
    </Group>
  )
}
