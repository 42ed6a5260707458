export type MeasurementStandard = 'metric' | 'imperial'

const gramsPerPound = 453.59237
const gramsPerKilo = 1000
const millimetresPerInch = 25.4
const millimetresPerCentimetre = 10

/** A3.27, A3.28: imperial gives lbs and inches, anything else kg and cm. */
export function unitsOf(standard: string): { readonly weight: 'lbs' | 'kg'; readonly length: 'in' | 'cm' } {
  return standard === 'imperial' ? { weight: 'lbs', length: 'in' } : { weight: 'kg', length: 'cm' }
}

/** A stored weight in the unit of the site, with three decimals at most. */
export function weightIn(standard: string, grams: number): number {
  return rounded(grams / (standard === 'imperial' ? gramsPerPound : gramsPerKilo), 3)
}

export function lengthIn(standard: string, millimetres: number): number {
  return rounded(millimetres / (standard === 'imperial' ? millimetresPerInch : millimetresPerCentimetre), 2)
}

/**
 * Converts input in the site's unit to the stored unit. Grams and millimetres keep three decimals, so that the input
 * reads back unchanged.
 */
export function gramsFrom(standard: string, weight: number): number {
  return rounded(weight * (standard === 'imperial' ? gramsPerPound : gramsPerKilo), 3)
}

export function millimetresFrom(standard: string, length: number): number {
  return rounded(length * (standard === 'imperial' ? millimetresPerInch : millimetresPerCentimetre), 3)
}

/** `0.5 kg`; '' without a weight. `decimal` is the separator of the site's locale. */
export function weightText(grams: number | null, standard: string, decimal = '.'): string {
  return grams === null || grams === 0
    ? ''
    : `${String(weightIn(standard, grams)).replace('.', decimal)} ${unitsOf(standard).weight}`
}

/** `20 × 30 × 4 cm`; '' without any size. */
export function sizeText(
  { lengthMm, widthMm, heightMm }: { lengthMm: number | null; widthMm: number | null; heightMm: number | null },
  standard: string,
  decimal = '.',
): string {
  const lengths = [lengthMm, widthMm, heightMm].filter((side): side is number => side !== null && side > 0)
  const sides = lengths.map((side) => String(lengthIn(standard, side)).replace('.', decimal))
  return sides.length === 0 ? '' : `${sides.join(' × ')} ${unitsOf(standard).length}`
}

function rounded(value: number, places: number): number {
  return Number(`${Math.round(Number(`${value}e${places}`))}e-${places}`)
}
