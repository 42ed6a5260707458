import type { TaxSettings } from './tax.schema.ts'
import type { VatCheck } from './vat-check.schema.ts'

/** Whether a number may take the tax off, by what is known of it. Undefined: from before that was kept. */
export function takesTaxOff(
  check: VatCheck | null | undefined,
  { whileUnchecked }: Pick<TaxSettings, 'whileUnchecked'>,
): boolean {
  if (check === undefined || check?.state === 'valid' || check?.state === 'approved') return true
  return check?.state !== 'invalid' && whileUnchecked === 'remove'
}
