import { expect, test } from 'vitest'
import { takesTaxOff } from './takes-tax-off.ts'
import { taxReasonsOf } from './tax-treatment.rules.ts'

const check = (state: 'valid' | 'invalid' | 'unreachable' | 'approved') => ({
  state,
  at: '2026-06-01T10:00:00.000Z',
  consultation: '',
  name: '',
  by: '',
})

test('a number removes the tax when VIES or the owner confirmed it, never when VIES refused it', () => {
  for (const whileUnchecked of ['charge', 'remove'] as const) {
    const takes = (state: Parameters<typeof check>[0]) => takesTaxOff(check(state), { whileUnchecked })
    expect([takes('valid'), takes('approved'), takes('invalid')]).toEqual([true, true, false])
    // Orders of before checks were kept stay as they were.
    expect(takesTaxOff(undefined, { whileUnchecked })).toBe(true)
  }
})

test('while a number could not be checked, the setting of the shop decides', () => {
  const takes = (whileUnchecked: 'charge' | 'remove') => [
    takesTaxOff(check('unreachable'), { whileUnchecked }),
    takesTaxOff(null, { whileUnchecked }),
  ]
  expect(takes('remove')).toEqual([true, true])
  expect(takes('charge')).toEqual([false, false])
})

test('an invoice without tax names the article for goods or for services, or none from outside the EU', () => {
  const goods = { kind: 'goods', isFromEu: true } as const
  const services = { kind: 'services', isFromEu: true } as const
  expect(taxReasonsOf('reverse-charge', goods)).toEqual(['intra-eu-goods'])
  expect(taxReasonsOf('reverse-charge', services)).toEqual(['intra-eu-services'])
  expect(taxReasonsOf('export', goods)).toEqual(['export-goods'])
  expect(taxReasonsOf('export', services)).toEqual(['export-services'])
  expect(taxReasonsOf('export', { ...goods, isFromEu: false })).toEqual(['abroad'])
  expect(taxReasonsOf('exempt', services)).toEqual(['exempt'])
  expect(taxReasonsOf('standard', { ...goods, isFromEu: false })).toEqual([])
})
