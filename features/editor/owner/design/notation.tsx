import { useState } from 'react'
import { SelectRow, useWords } from '#platform/ui'
import { type Colour, colourFormats, hexOf, writeColour } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'

const names = { hex: 'Hex', hsl: 'HSL', rgb: 'RGB' } as const

/** Notation of a colour. Hex has no digits for transparency here. */
export function Notation({ n, colour, onChange }: { n: number; colour: Colour; onChange: (colour: Colour) => void }) {
  const t = useWords(designScreenMessages)
  const [hasFailed, setFailed] = useState(false)
  const isOpaque = (colour.alpha ?? 1) === 1
  const choose = (userFormat: Colour['userFormat']) => {
    try {
      if (userFormat === 'hex') hexOf(colour)
      setFailed(false)
      onChange({ ...colour, userFormat })
    } catch {
      setFailed(true)
    }
  }
  return (
    <SelectRow
      label={t('notation', { n })}
      hint={hasFailed && !isOpaque ? t('hexOpaque') : writeColour(colour)}
      value={colour.userFormat}
      options={colourFormats.map((value) => ({ value, label: names[value] }))}
      onChange={choose}
    />
  )
}
