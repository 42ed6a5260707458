import { type BlockPanelProps, ChoiceRow, Group, TextRow, useWords } from '#platform/ui'
import { checkoutPanelMessages } from '../../owner/panel.messages.ts'
import type { CartLinkProps } from './cart-link.contract.ts'

export function CartLinkPanel({ props, change }: BlockPanelProps<CartLinkProps>) {
  const t = useWords(checkoutPanelMessages)
  return (
    <Group>
      <ChoiceRow
        label={t('look')}
        value={props.look}
        onChange={(look) => change('look', look)}
        options={(['icon', 'words', 'both'] as const).map((look) => ({ value: look, label: t(look) }))}
      />
      {props.look !== 'icon' && (
        <TextRow
          label={t('label')}
          hint={t('labelHint')}
          value={props.label}
          onChange={(label) => change('label', label)}
        />
      )}
    </Group>
  )
}
