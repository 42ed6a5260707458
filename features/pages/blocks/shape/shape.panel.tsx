import { type BlockPanelProps, Group, LinkRow, SliderRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { ColourReferenceRow } from '../../owner/colour-reference-row.tsx'
import { ShapeChoice } from '../../owner/shape-choice.tsx'
import { shapeMessages } from '../../owner/shape.messages.ts'
import type { ShapeProps } from './shape.contract.ts'

export function ShapePanel({ props, change }: BlockPanelProps<ShapeProps>) {
  const t = useWords(shapeMessages)
  const isUnnamed = props.link !== null && props.label.trim() === ''
  return (
    <>
      <Group>
        <ShapeChoice value={props.shape} onChange={(shape) => change('shape', shape)} />
        <ColourReferenceRow label={t('fill')} value={props.fill} onChange={(fill) => change('fill', fill)} />
        <ColourReferenceRow label={t('stroke')} value={props.stroke} onChange={(stroke) => change('stroke', stroke)} />
        {props.stroke && (
          <SliderRow
            label={t('strokeWidth')}
            min={1}
            max={20}
            value={props.strokeWidth}
            onChange={(width) => change('strokeWidth', width)}
          />
        )}
        <SliderRow
          label={t('turn')}
          min={0}
          max={355}
          step={5}
          value={props.turn}
          onChange={(turn) => change('turn', turn)}
        />
        <SwitchRow
          label={t('stretch')}
          hint={t('stretch.hint')}
          value={props.stretch}
          onChange={(stretch) => change('stretch', stretch)}
        />
      </Group>
      <Group>
        <TextRow
          label={t('label')}
          hint={t(isUnnamed ? 'label.link' : 'label.hint')}
          value={props.label}
          onChange={(label) => change('label', label)}
        />
        <LinkRow value={props.link} onChange={(link) => change('link', link)} />
      </Group>
    </>
  )
}
