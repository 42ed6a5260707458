import { ShoppingBag } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, ChoiceRow, Group, TextRow, useWords } from '#platform/ui'
import { checkoutPanelMessages } from '../../owner/panel.messages.ts'
import type { CartLinkProps } from './cart-link.contract.ts'

const palette = messages('checkout.palette')

export const cartLinkPanel = blockPanel<CartLinkProps>({
  type: 'cart-link',
  label: palette.message('cart-link'),
  keywords: palette.message('cart-link.keywords'),
  group: 'commerce',
  icon: ShoppingBag,
  Panel: CartLinkPanel,
})

function CartLinkPanel({ props, change }: BlockPanelProps<CartLinkProps>) {
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
