import type { TaxSettings } from './tax.schema.ts'
import type { VatCheck } from './vat-check.schema.ts'

/** Tells whether a checked number removes the tax. Undefined: from before checks were stored. */
export function takesTaxOff(
  check: VatCheck | null | undefined,
  { whileUnchecked }: Pick<TaxSettings, 'whileUnchecked'>,
): boolean {
  if (check === undefined || check?.state === 'valid' || check?.state === 'approved') return true
  return check?.state !== 'invalid' && whileUnchecked === 'remove'
}
