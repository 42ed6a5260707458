import { dividerHeights, dividerShapes } from '#platform/document'
import { ChoiceRow, Group, SelectRow, SwitchRow, useWords } from '#platform/ui'
import { choiceMessages } from '../../base/editor.messages.ts'
import type { SectionFieldsProps } from './section-background.tsx'
import { sectionLookMessages } from './section-look.messages.ts'

export function DividerFields(props: SectionFieldsProps) {
  return (
    <Group>
      <EdgeFields edge="topDivider" {...props} />
      <EdgeFields edge="bottomDivider" {...props} />
    </Group>
  )
}

function EdgeFields({ edge, section, set }: SectionFieldsProps & { edge: 'topDivider' | 'bottomDivider' }) {
  const t = useWords(sectionLookMessages)
  const c = useWords(choiceMessages)
  const divider = section[edge]
  const shapes = ['straight', ...dividerShapes] as const
  return (
    <>
      <SelectRow
        label={t(edge)}
        value={divider?.shape ?? 'straight'}
        onChange={(shape) => {
          if (shape === (divider?.shape ?? 'straight')) return
          set(edge, shape === 'straight' ? undefined : { height: 'medium', flip: false, ...divider, shape })
        }}
        options={shapes.map((shape) => ({ value: shape, label: t(`shape.${shape}`) }))}
      />
      {divider && (
        <>
          <ChoiceRow
            label={t(`${edge}Height`)}
            value={divider.height}
            onChange={(height) => set(edge, { ...divider, height })}
            options={dividerHeights.map((height) => ({ value: height, label: c(height) }))}
          />
          <SwitchRow label={t('flip')} value={divider.flip} onChange={(flip) => set(edge, { ...divider, flip })} />
        </>
      )}
    </>
  )
}
