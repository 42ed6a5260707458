import type { PlainName } from '#platform/i18n'
import { Plus, Trash2 } from '#platform/icons'
import { newId } from '#platform/contract'
import { Button, ChoiceRow, ColorRow, Group, IconButton, SelectRow, SliderRow, SwitchRow, useWords } from '#platform/ui'
import {
  type Colour,
  cssColour,
  hexOf,
  type MissingFont,
  readColour,
  seedColour,
  headerLayouts,
  motionCharacters,
  sightAnimations,
  type SiteStyles,
} from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'
import { FaceFields } from './face-fields.tsx'
import { Notation } from './notation.tsx'
import { PaletteFields } from './palette-fields.tsx'
import { SystemColours } from './system-colours.tsx'

export interface StyleFieldsProps {
  styles: SiteStyles
  change: (path: string[], value: unknown) => void
}

interface AllFieldsProps extends StyleFieldsProps {
  missing: readonly MissingFont[]
  /** Shows styles that are not chosen yet; null ends it. */
  preview: (looked: Partial<SiteStyles> | null) => void
}

export function StyleFields({ styles, missing, change, preview }: AllFieldsProps) {
  const t = useWords(designScreenMessages)
  return (
    <>
      <Group title={t('colours')}>
        <PaletteFields
          styles={styles}
          change={change}
          swatches={swatchesOf(styles, change)}
          preview={(palette) => preview(palette && { palette })}
        />
        <SwatchFields styles={styles} change={change} />
      </Group>
      <Group title={t('systemColours')}>
        <SystemColours palette={styles.palette} />
      </Group>
      <Group title={t('fonts')}>
        <FaceFields styles={styles} missing={missing} change={change} preview={preview} />
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
      <HeaderFields styles={styles} change={change} />
      <LayoutFields styles={styles} change={change} />
      <ButtonFields styles={styles} change={change} />
      <MotionFields styles={styles} change={change} />
    </>
  )
}

function HeaderFields({ styles: { header }, change }: StyleFieldsProps) {
  const t = useWords(designScreenMessages)
  const choices = useChoices()
  return (
    <Group title={t('header')}>
      <ChoiceRow
        label={t('headerLayout')}
        value={header.layout}
        onChange={(layout) => change(['header'], { ...header, layout })}
        options={choices(...headerLayouts)}
      />
      <SwitchRow
        label={t('headerLine')}
        value={header.line}
        onChange={(line) => change(['header'], { ...header, line })}
      />
      <SwitchRow
        label={t('headerHides')}
        hint={t('headerHides.hint')}
        value={header.hides}
        onChange={(hides) => change(['header'], { ...header, hides })}
      />
    </Group>
  )
}

function LayoutFields({ styles, change }: StyleFieldsProps) {
  const t = useWords(designScreenMessages)
  const choices = useChoices()
  return (
    <Group title={t('layout')}>
      <ChoiceRow
        label={t('rhythm')}
        value={styles.rhythm}
        onChange={(rhythm) => change(['rhythm'], rhythm)}
        options={choices('tight', 'regular', 'generous')}
      />
      <SliderRow
        label={t('width')}
        min={960}
        max={1800}
        step={20}
        value={styles.width}
        onChange={(width) => change(['width'], width)}
      />
      <SliderRow
        label={t('radius')}
        min={0}
        max={32}
        value={styles.radius}
        onChange={(radius) => change(['radius'], radius)}
      />
    </Group>
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

function MotionFields({ styles: { motion }, change }: StyleFieldsProps) {
  const t = useWords(designScreenMessages)
  return (
    <Group title={t('motion')}>
      <SelectRow
        label={t('character')}
        hint={t('character.hint')}
        value={motion.character}
        onChange={(character) => change(['motion'], { ...motion, character })}
        options={motionCharacters.map((value) => ({ value, label: t(`character.${value}`) }))}
      />
      {motion.character === 'none' && <OnSightFields motion={motion} change={change} />}
    </Group>
  )
}

/** Animation of sections as they scroll into view; offered when the site's motion has no character. */
function OnSightFields({ motion, change }: Pick<StyleFieldsProps, 'change'> & { motion: SiteStyles['motion'] }) {
  const t = useWords(designScreenMessages)
  const choices = useChoices()
  return (
    <>
      <SelectRow
        label={t('onSight')}
        hint={t('onSight.hint')}
        value={motion.onSight}
        onChange={(onSight) => change(['motion'], { ...motion, onSight })}
        options={sightAnimations.map((value) => ({ value, label: t(`onSight.${value}`) }))}
      />
      {motion.onSight !== 'none' && (
        <ChoiceRow
          label={t('pace')}
          value={motion.pace}
          onChange={(pace) => change(['motion'], { ...motion, pace })}
          options={choices('quick', 'calm')}
        />
      )}
    </>
  )
}

/** Choices whose labels share their names. */
function useChoices() {
  const t = useWords(designScreenMessages)
  return <V extends PlainName<'editor.design'>>(...values: V[]) => values.map((value) => ({ value, label: t(value) }))
}

type Change = StyleFieldsProps['change']

/** Returns the site's opaque colours, which can serve as a background. */
function swatchesOf({ swatches }: SiteStyles, change: Change) {
  const opaque = swatches.filter(({ value }) => (value.alpha ?? 1) === 1)
  return {
    colors: opaque.map(({ value }) => hexOf(value)),
    onChange: (colors: string[]) => {
      const otherSwatches = swatches.filter(
        (swatch) => !opaque.includes(swatch) || colors.includes(hexOf(swatch.value)),
      )
      const opaqueHexes = opaque.map(({ value }) => hexOf(value))
      change(['swatches'], [...otherSwatches, ...colors.filter((hex) => !opaqueHexes.includes(hex)).map(swatchFrom)])
    },
  }
}

/** Additional colours of the site, each of which may be transparent. */
function SwatchFields({ styles: { swatches }, change }: StyleFieldsProps) {
  const t = useWords(designScreenMessages)
  const set = (id: string, colour: Colour | null) =>
    change(
      ['swatches'],
      swatches.map((swatch) => (swatch.id === id ? { ...swatch, value: colour ?? swatch.value } : swatch)),
    )
  return (
    <>
      {swatches.map(({ id, value }, index) => (
        <div key={id} className="d-swatch">
          <ColorRow
            alpha
            label={t('ownColour', { n: index + 1 })}
            value={cssColour(value)}
            onChange={(css) => set(id, inNotationOf(value, readColour(css)))}
          />
          <IconButton
            size="small"
            icon={Trash2}
            label={t('removeColour', { n: index + 1 })}
            onPress={() =>
              change(
                ['swatches'],
                swatches.filter((swatch) => swatch.id !== id),
              )
            }
          />
          <Notation n={index + 1} colour={value} onChange={(colour) => set(id, colour)} />
        </div>
      ))}
      <Button
        size="small"
        icon={Plus}
        isDisabled={swatches.length >= 60}
        onPress={() => change(['swatches'], [...swatches, swatchFrom(seedColour)])}
      >
        {t('addColour')}
      </Button>
    </>
  )
}

/** The picker answers in a notation of its own. */
function inNotationOf({ userFormat }: Colour, colour: Colour | null): Colour | null {
  return colour && { ...colour, userFormat }
}

function swatchFrom(css: string) {
  return { id: newId(), value: readColour(css) }
}
