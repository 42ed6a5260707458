import { ColorRow, SelectRow, useWords } from '#platform/ui'
import { type ColourReference, paletteColourIds, seedColour } from '#platform/theme'
import { shapeMessages } from './shape.messages.ts'

const themed = ['accent', 'text', 'line', 'background'] as const

/**
 * Choice of a colour: one of the section's theme, of the site's palette, a custom one, or none. Colours of the site
 * change with its styles. A solid colour is never missing and never transparent.
 */
export function ColourReferenceRow({
  label,
  value,
  onChange,
  isSolid = false,
}: {
  label: string
  value: ColourReference | null
  onChange: (reference: ColourReference | null) => void
  isSolid?: boolean
}) {
  const t = useWords(shapeMessages)
  const choices = [
    ...(isSolid ? [] : [{ value: 'none', label: t('colour.none'), reference: null }]),
    ...themed.map((id) => ({
      value: `theme-${id}`,
      label: t(`colour.${id}`),
      reference: { type: 'THEME_COLOR', id } as const,
    })),
    ...paletteColourIds.map((id) => ({
      value: `palette-${id}`,
      label: t(`palette.${id}`),
      reference: { type: 'SITE_PALETTE_COLOR', id, alpha: 1 } as const,
    })),
    { value: 'own', label: t('colour.own'), reference: { type: 'CUSTOM_COLOR', customColor: seedColour } as const },
  ]
  return (
    <>
      <SelectRow
        label={label}
        value={nameOf(value)}
        options={choices}
        onChange={(name) => onChange(choices.find((choice) => choice.value === name)?.reference ?? null)}
      />
      {value?.type === 'CUSTOM_COLOR' && (
        <ColorRow
          alpha={!isSolid}
          label={t('colourOf', { name: label })}
          value={value.customColor}
          onChange={(customColor) => onChange({ type: 'CUSTOM_COLOR', customColor })}
        />
      )}
    </>
  )
}

function nameOf(reference: ColourReference | null): string {
  if (reference === null) return 'none'
  if (reference.type === 'CUSTOM_COLOR') return 'own'
  return `${reference.type === 'THEME_COLOR' ? 'theme' : 'palette'}-${reference.id}`
}
