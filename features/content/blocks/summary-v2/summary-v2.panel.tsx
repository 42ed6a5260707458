import {
  type BlockPanelProps,
  ChoiceRow,
  Group,
  NumberRow,
  SelectRow,
  SliderRow,
  SwitchRow,
  TextRow,
  useWords,
} from '#platform/ui'
import { collectionOrders } from '../../contract/collection.schema.ts'
import { ItemsRows, PartsRows, RatioRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import type { SummaryProps } from './summary-v2.contract.ts'
import { summaryVariants } from './summary-v2.rules.ts'

type Props = Pick<BlockPanelProps<SummaryProps>, 'props' | 'change'>

export function SummaryPanel({ props, change }: BlockPanelProps<SummaryProps>) {
  return (
    <>
      <WhichItems props={props} change={change} />
      <HowItLooks props={props} change={change} />
      <PartsRows value={props.parts} onChange={(part, isShown) => change(['parts', part], isShown)} />
    </>
  )
}

function WhichItems({ props, change }: Props) {
  const t = useWords(panelMessages)
  const orders = [
    { value: 'collection', label: t('asCollection') },
    ...collectionOrders.map((order) => ({ value: order, label: t(order) })),
  ] as const
  return (
    <Group>
      <ItemsRows props={props} change={change} />
      <NumberRow label={t('count')} value={props.count} min={1} max={30} onChange={(count) => change('count', count)} />
      <SelectRow label={t('order')} value={props.order} onChange={(order) => change('order', order)} options={orders} />
      <SwitchRow label={t('featured')} value={props.featured} onChange={(featured) => change('featured', featured)} />
    </Group>
  )
}

function HowItLooks({ props, change }: Props) {
  const t = useWords(panelMessages)
  return (
    <Group title={t('layout')}>
      <SelectRow
        label={t('layout')}
        value={props.variant}
        onChange={(variant) => change('variant', variant)}
        options={summaryVariants.map((variant) => ({ value: variant, label: t(variant) }))}
      />
      {props.variant !== 'list' && (
        <SliderRow
          label={t('columns')}
          value={props.columns}
          min={2}
          max={5}
          onChange={(columns) => change('columns', columns)}
        />
      )}
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
      <ChoiceRow
        label={t('titleSize')}
        value={props.titleSize}
        onChange={(size) => change('titleSize', size)}
        options={(['small', 'medium', 'large'] as const).map((size) => ({ value: size, label: t(size) }))}
      />
      <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      <TextRow label={t('more')} value={props.more} onChange={(more) => change('more', more)} />
    </Group>
  )
}
