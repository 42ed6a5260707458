import { ChoiceRow, ColorRow, Columns, Group, NumberRow, SelectRow, SliderRow, useWords } from '#platform/desk'
import { fontFamilies, fontOf, hexOf, readColour, type SiteStyles } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'

const colours = ['white', 'lightAccent', 'accent', 'darkAccent', 'black'] as const
const families = fontFamilies.map((family) => ({ value: family, label: family }))

export interface StyleFieldsProps {
  styles: SiteStyles
  change: (path: string[], value: unknown) => void
}

export function StyleFields({ styles, change }: StyleFieldsProps) {
  const t = useWords(designScreenMessages)
  const choices = useChoices()
  return (
    <>
      <Group title={t('colours')}>
        {colours.map((name) => (
          <ColorRow key={name} label={t(name)} value={hexOf(styles.palette[name])} onChange={(hex) => change(['palette', name], readColour(hex))} />
        ))}
      </Group>
      <Group title={t('fonts')}>
        <FaceFields label={t('heading')} face={styles.heading} onChange={(face) => change(['heading'], face)} />
        <FaceFields label={t('body')} face={styles.body} onChange={(face) => change(['body'], face)} />
        <SliderRow
          label={t('size')}
          min={15}
          max={22}
          step={0.5}
          value={styles.type.base.wide}
          onChange={(wide) => change(['type', 'base'], { phone: Math.min(styles.type.base.phone, wide), wide })}
        />
        <SliderRow
          label={t('lineHeight')}
          min={1.3}
          max={1.9}
          step={0.05}
          value={styles.type.lineHeight}
          onChange={(value) => change(['type', 'lineHeight'], value)}
        />
      </Group>
      <Group title={t('layout')}>
        <ChoiceRow
          label={t('rhythm')}
          value={styles.rhythm}
          onChange={(rhythm) => change(['rhythm'], rhythm)}
          options={choices('tight', 'regular', 'generous')}
        />
        <SliderRow label={t('width')} min={960} max={1800} step={20} value={styles.width} onChange={(width) => change(['width'], width)} />
        <SliderRow label={t('radius')} min={0} max={32} value={styles.radius} onChange={(radius) => change(['radius'], radius)} />
      </Group>
      <ButtonFields styles={styles} change={change} />
    </>
  )
}

function ButtonFields({ styles, change }: StyleFieldsProps) {
  const t = useWords(designScreenMessages)
  const choices = useChoices()
  return (
    <Group title={t('buttons')}>
      <ChoiceRow
        label={t('buttonShape')}
        value={styles.button.shape}
        onChange={(shape) => change(['button', 'shape'], shape)}
        options={choices('square', 'rounded', 'pill')}
      />
      <ChoiceRow
        label={t('buttonStyle')}
        value={styles.button.style}
        onChange={(style) => change(['button', 'style'], style)}
        options={choices('solid', 'outline', 'underline')}
      />
      <ChoiceRow
        label={t('links')}
        value={styles.links}
        onChange={(links) => change(['links'], links)}
        options={[
          { value: 'underline', label: t('underline') },
          { value: 'hover', label: t('hover') },
          { value: 'accent', label: t('linkAccent') },
        ]}
      />
    </Group>
  )
}

/** Values whose labels have the same name. */
function useChoices() {
  const t = useWords(designScreenMessages)
  return <V extends keyof typeof designScreenMessages.catalogue>(...values: V[]) => values.map((value) => ({ value, label: t(value) }))
}

type Face = SiteStyles['heading']

function FaceFields({ label, face, onChange }: { label: string; face: Face; onChange: (face: Face) => void }) {
  const t = useWords(designScreenMessages)
  const [least, most] = fontOf(face.family).weights
  return (
    <Columns>
      <SelectRow label={label} value={face.family} onChange={(family) => onChange({ ...face, family })} options={families} />
      <NumberRow label={t('weight')} value={face.weight} min={least} max={most} step={50} onChange={(weight) => onChange({ ...face, weight })} />
    </Columns>
  )
}
