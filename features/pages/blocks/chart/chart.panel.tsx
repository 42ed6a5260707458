import { type BlockPanelProps, PropChoiceRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import type { ChartProps } from './chart.contract.ts'
import { chartMessages } from './chart.messages.ts'
import { chartVariants } from './chart.rules.ts'
import { DatasetEditor } from './dataset-editor.tsx'

export function ChartPanel({ props, change }: BlockPanelProps<ChartProps>) {
  const t = useWords(chartMessages)
  return (
    <>
      <PropChoiceRow name="variant" values={chartVariants} value={props.variant} words={t} change={change} />
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <DatasetEditor
        columns={props.columns}
        rows={props.rows}
        onChange={({ columns, rows }) => {
          change('columns', columns)
          change('rows', rows)
        }}
      />
      <TextRow label={t('unit')} hint={t('unit.hint')} value={props.unit} onChange={(unit) => change('unit', unit)} />
      {props.variant !== 'pie' && (
        <SwitchRow
          label={t('showValues')}
          value={props.showValues}
          onChange={(showValues) => change('showValues', showValues)}
        />
      )}
    </>
  )
}
