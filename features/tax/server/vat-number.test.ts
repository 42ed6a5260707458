import { expect, test } from 'vitest'
import { euCountries, hasWrongForm } from '../contract/index.ts'
import { realVatNumber } from './vat-number.ts'

test('issued numbers have correct check digits, in every country of the EU', () => {
  const good =
    'ATU13585627 BE0428759497 BE428759497 BG175074752 CY10259033P CZ25123891 DE136695976 DK13585628 EE100931558 EL094259216 GR094259216 ESA28015865 ESX5910266W FI20774740 FR40303265045 FRK7399859412 HR33392005961 HU12892312 IE6433435F IE6433435OA IT00743110157 LT100001919017 LU15027442 LV40003521600 MT11679112 NL004495445B01 NL000099998B57 PL8567346215 PT501964843 RO18547290 SE556188840401 SI50223054 SK2022749619'.split(
      ' ',
    )
  expect(good.filter((number) => realVatNumber(number) === null)).toEqual([])
  expect(new Set(good.map((number) => realVatNumber(number)?.country))).toEqual(new Set(euCountries))
  expect(realVatNumber('nl 0044.95.445.b-01')).toEqual({ country: 'NL', number: 'NL004495445B01' })
})

test('a made-up VAT number of the right form is refused in every country', () => {
  const invented =
    'ATU12345678 BE0123456789 BG123456789 CY12345678X CZ12345678 DE123456789 DK12345678 EE123456789 EL123456789 ESX1234567A FI12345678 FR12123456789 HR12345678901 HU12345678 IE1234567GA IT12345678901 LT123456789 LU12345678 LV12345678901 MT12345678 NL123456789B01 PL1234567891 PT123456780 RO1234567890 SE123456789001 SI12345678 SK1234567891 XI123456789'
  expect(invented.split(' ').filter((number) => realVatNumber(number) !== null)).toEqual([])
})

test('a number is reported as wrong where the form of its country is known', () => {
  expect(['NL123', 'nl 0044.95.445.b', 'DE12345678', 'GR1'].filter(hasWrongForm)).toHaveLength(4)
  const unknown = ['', 'NL', 'NL004495445B01', 'CHE-123.456.789 MWST', 'GB123456789', '12-3456789']
  expect(unknown.filter(hasWrongForm)).toEqual([])
})
