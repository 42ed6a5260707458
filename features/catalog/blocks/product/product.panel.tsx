import { type BlockPanelProps, ChoiceRow, Group, TextRow, useWords } from '#platform/ui'
import { panelMessages } from '../../owner/panels/catalog-panels.messages.ts'
import { PartRows, RatioRow } from '../../owner/panels/panel-rows.tsx'
import { ProductRow } from '../../owner/panels/product-rows.tsx'
import { type ProductProps } from './product.contract.ts'

export function ProductPanel({ props, change, page }: BlockPanelProps<ProductProps>) {
  const t = useWords(panelMessages)
  const isOwn = props.product === null && page.kind === 'product'
  return (
    <>
      <Group>
        {isOwn ? (
          <p className="q-hint">{t('ownPage')}</p>
        ) : (
          <ProductRow label={t('chooseProduct')} value={props.product} onChange={(id) => change('product', id)} />
        )}
        <ChoiceRow
          label={t('side')}
          value={props.side}
          onChange={(side) => change('side', side)}
          options={(['start', 'end'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
        <TextRow
          label={t('button')}
          value={props.button}
          onChange={(text) => change('button', text)}
          placeholder={t('ownButton')}
        />
        {isOwn && (
          <TextRow
            label={t('relatedHeading')}
            value={props.relatedHeading}
            onChange={(text) => change('relatedHeading', text)}
          />
        )}
      </Group>
      <PartRows
        value={props.parts}
        parts={
          isOwn
            ? [
                'crumbs',
                'thumbnails',
                'excerpt',
                'buy',
                'description',
                'facts',
                'related',
                'goesWith',
                'wish',
                'share',
                'recent',
              ]
            : ['thumbnails', 'excerpt', 'buy', 'description', 'facts']
        }
        onChange={(part, isShown) => change(['parts', part], isShown)}
      />
    </>
  )
}
