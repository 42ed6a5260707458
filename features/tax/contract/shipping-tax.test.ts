import { expect, test } from 'vitest'
import { shippingShares } from './shipping-tax.ts'

const line = (taxClass: string, netMinor: number, isSent = true) => ({ id: taxClass, taxClass, netMinor, isSent })
const mixed = [line('reduced-rate', 3000), line('standard', 7000)]
const sharesBy = (shippingTax: 'main' | 'proportional' | 'class', lines = mixed) =>
  shippingShares(1000, lines, { shippingTax, shippingTaxClass: 'zero-rate' })

test('shipping bears the rates of its own class, of the goods of most value, or of all by their value', () => {
  expect(sharesBy('class')).toEqual([{ taxClass: 'zero-rate', minor: 1000 }])
  expect(sharesBy('main')).toEqual([{ taxClass: 'standard', minor: 1000 }])
  expect(sharesBy('proportional')).toEqual([
    { taxClass: 'standard', minor: 700 },
    { taxClass: 'reduced-rate', minor: 300 },
  ])
})

test('only shipped goods count, and where none are shipped, everything does', () => {
  const course = line('standard', 90_000, false)
  const book = line('reduced-rate', 2000)
  expect(sharesBy('proportional', [course, book])).toEqual([{ taxClass: 'reduced-rate', minor: 1000 }])
  expect(sharesBy('main', [course, book])).toEqual([{ taxClass: 'reduced-rate', minor: 1000 }])
  expect(sharesBy('proportional', [course])).toEqual([{ taxClass: 'standard', minor: 1000 }])
})

test('goods that cost nothing beside others bear no shipping, and where all are free, one class bears it whole', () => {
  const free = line('reduced-rate', 0)
  expect(sharesBy('proportional', [free, line('standard', 500)])).toEqual([
    { taxClass: 'standard', minor: 1000 },
    { taxClass: 'reduced-rate', minor: 0 },
  ])
  expect(sharesBy('proportional', [line('standard', 0), free])).toEqual([{ taxClass: 'reduced-rate', minor: 1000 }])
  expect(sharesBy('main', [])).toEqual([{ taxClass: 'standard', minor: 1000 }])
})

test('one of several classes of equal value bears the rest, the same for every order of the lines', () => {
  const [a, b] = [line('reduced-rate', 500), line('standard', 500)]
  expect(sharesBy('main', [a, b])).toEqual([{ taxClass: 'reduced-rate', minor: 1000 }])
  expect(sharesBy('main', [b, a])).toEqual([{ taxClass: 'reduced-rate', minor: 1000 }])
})
