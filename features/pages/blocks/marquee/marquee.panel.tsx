import { type BlockPanelProps, ListRow, PropChoiceRow, SliderRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { widgetPanelMessages } from '../../owner/widget-panels.messages.ts'
import type { MarqueeProps } from './marquee.contract.ts'
import { marqueeDirections } from './marquee.rules.ts'

type Item = MarqueeProps['items'][number]

const sizes = ['text', 'heading', 'display'] as const
const signs = ['none', 'dot', 'dash', 'star'] as const

export function MarqueePanel({ props, change }: BlockPanelProps<MarqueeProps>) {
  const t = useWords(widgetPanelMessages)
  return (
    <>
      <ListRow<Item>
        label={t('words')}
        entries={props.items}
        max={40}
        addLabel={t('addWords')}
        blank={() => ({ text: '', href: '' })}
        titleOf={({ text }) => text || t('newWords')}
        onChange={(items) => change('items', items)}
      >
        {(item, set) => (
          <>
            <TextRow label={t('text')} value={item.text} onChange={(text) => set({ text })} />
            <TextRow label={t('href')} placeholder="/…" value={item.href} onChange={(href) => set({ href })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="size" values={sizes} value={props.size} words={t} change={change} />
      <PropChoiceRow name="sign" values={signs} value={props.sign} words={t} change={change} list />
      <PropChoiceRow
        name="animationDirection"
        values={marqueeDirections}
        value={props.animationDirection}
        words={t}
        change={change}
      />
      <MotionRows props={props} change={change} />
    </>
  )
}

function MotionRows({ props, change }: Pick<BlockPanelProps<MarqueeProps>, 'props' | 'change'>) {
  const t = useWords(widgetPanelMessages)
  const slider = (
    name: 'animationSpeed' | 'waveIntensity' | 'waveFrequency',
    min: number,
    max: number,
    step: number,
  ) => (
    <SliderRow
      label={t(name)}
      min={min}
      max={max}
      step={step}
      value={props[name]}
      onChange={(value) => change(name, value)}
    />
  )
  return (
    <>
      {slider('animationSpeed', 0.1, 5, 0.1)}
      {slider('waveIntensity', 0, 2, 0.1)}
      {props.waveIntensity > 0 && slider('waveFrequency', 0.25, 10, 0.25)}
      <SwitchRow
        label={t('pausedOnHover')}
        value={props.pausedOnHover}
        onChange={(isPaused) => change('pausedOnHover', isPaused)}
      />
    </>
  )
}
