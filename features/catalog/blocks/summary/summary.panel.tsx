import {
  type BlockPanelProps,
  Group,
  NumberRow,
  SelectRow,
  SliderRow,
  SwitchRow,
  TextRow,
  useWords,
} from '#platform/ui'
import { panelMessages } from '../../owner/panels/catalog-panels.messages.ts'
import { ChosenProductRows } from '../../owner/panels/chosen-product-rows.tsx'
import { PartRows, RatioRow } from '../../owner/panels/panel-rows.tsx'
import { productSorts } from '../../contract/index.ts'
import { type ProductListProps, productListLayouts } from './summary.contract.ts'

type Props = Pick<BlockPanelProps<ProductListProps>, 'props' | 'change'>

export function ProductListPanel({ props, change }: BlockPanelProps<ProductListProps>) {
  const isPage = props.source === 'page'
  return (
    <>
      {!isPage && <WhichProducts props={props} change={change} />}
      <HowTheyLook props={props} change={change} />
      <PartRows
        value={props.parts}
        parts={
          isPage
            ? ['price', 'brand', 'excerpt', 'quick', 'filters', 'sort', 'categories']
            : ['price', 'brand', 'excerpt', 'quick']
        }
        onChange={(part, isShown) => change(['parts', part], isShown)}
      />
    </>
  )
}

function WhichProducts({ props, change }: Props) {
  const t = useWords(panelMessages)
  const isChosen = props.source === 'chosen'
  return (
    <Group title={t('source')}>
      <ChosenProductRows value={{ ...props, source: isChosen ? 'chosen' : 'shop' }} change={change} max={60} />
      {!isChosen && (
        <>
          <SelectRow
            label={t('order')}
            value={props.sort}
            onChange={(sort) => change('sort', sort)}
            options={productSorts.map((value) => ({ value, label: t(value === 'price' ? 'price-up' : value) }))}
          />
          <NumberRow
            label={t('count')}
            value={props.count}
            min={1}
            max={60}
            onChange={(count) => change('count', count)}
          />
          <SwitchRow label={t('onSale')} value={props.onSale} onChange={(onSale) => change('onSale', onSale)} />
        </>
      )}
    </Group>
  )
}

function HowTheyLook({ props, change }: Props) {
  const t = useWords(panelMessages)
  const isPage = props.source === 'page'
  return (
    <Group title={t('layout')}>
      <SelectRow
        label={t('layout')}
        value={props.layout}
        onChange={(layout) => change('layout', layout)}
        options={productListLayouts
          .filter((layout) => !isPage || layout !== 'carousel')
          .map((layout) => ({ value: layout, label: t(layout) }))}
      />
      {props.layout !== 'list' && (
        <SliderRow
          label={t('columns')}
          value={props.columns}
          min={2}
          max={5}
          onChange={(columns) => change('columns', columns)}
        />
      )}
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
      {!isPage && (
        <>
          <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
          <TextRow label={t('more')} value={props.more} onChange={(more) => change('more', more)} />
        </>
      )}
    </Group>
  )
}
