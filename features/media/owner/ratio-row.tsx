import { SelectRow, useWords } from '#platform/ui'
import { blockPanelMessages } from './block-panels.messages.ts'

const shapes = ['1:1', '5:4', '4:3', '3:2', '16:9', '21:9', '4:5', '3:4', '2:3', '9:16'] as const
const own = 'own'

/** The shape of an image or video, as people name shapes. */
export function RatioRow({ value, onChange }: { value: number | null; onChange: (ratio: number | null) => void }) {
  const t = useWords(blockPanelMessages)
  const chosen = shapes.find((shape) => value !== null && Math.abs(ratioOf(shape) - value) < 0.005) ?? own
  const options = [
    { value: own, label: t('ratio.own') },
    ...shapes.map((shape) => ({ value: shape as string, label: shape })),
  ]
  return (
    <SelectRow<string>
      label={t('ratio')}
      value={chosen}
      options={options}
      onChange={(shape) => onChange(shape === own ? null : ratioOf(shape))}
    />
  )
}

function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return width / height
}
