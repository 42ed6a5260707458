import { Card, Columns, Switch, useWords } from '#platform/ui'
import { MoneyField } from './money-field.tsx'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

const starts = { otherAmounts: false, minimumMinor: 500, maximumMinor: 100_000 }

/** Edits the amounts that a gift card allows besides those of its variants. */
export function ProductGift({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const card = now.giftCard ?? starts
  const set = (part: Partial<typeof starts>) => change({ giftCard: { ...card, ...part } })
  return (
    <Card title={t('giftCard')} lead={t('giftCardLead')}>
      <Switch isSelected={card.otherAmounts} onChange={(otherAmounts) => set({ otherAmounts })}>
        {t('giftAmounts')}
      </Switch>
      {card.otherAmounts && (
        <Columns>
          <MoneyField
            label={t('minimum')}
            value={card.minimumMinor}
            onChange={(minor) => minor !== null && set({ minimumMinor: minor })}
          />
          <MoneyField
            label={t('maximum')}
            value={card.maximumMinor}
            onChange={(minor) => minor !== null && set({ maximumMinor: minor })}
          />
        </Columns>
      )}
    </Card>
  )
}
