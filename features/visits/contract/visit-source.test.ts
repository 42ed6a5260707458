import { expect, test } from 'vitest'
import { timingStep, upperQuartile } from './timing-steps.rules.ts'
import { readSource, sourceOf, writeSource } from './visit-source.rules.ts'

const url = 'https://bakker.example/brood'
const from = (referrer: string, queryString = '') => sourceOf({ url, referrer, queryString })

test('a page has the source that its link names, else the host before it, and none from within the site', () => {
  expect(from('https://www.zoek.example/?q=brood')).toEqual({ source: 'zoek.example', campaign: '' })
  expect(from('', '?utm_source=krant&utm_campaign=herfst')).toEqual({ source: 'krant', campaign: 'herfst' })
  expect(from('https://zoek.example/', '?campaign=herfst')).toEqual({ source: 'zoek.example', campaign: 'herfst' })
  expect(from('', '?campaign=herfst')).toEqual({ source: 'direct', campaign: 'herfst' })
  expect(from('')).toEqual({ source: 'direct', campaign: '' })
  expect(from('no address')).toEqual({ source: 'direct', campaign: '' })
  expect(from('https://bakker.example/')).toBeNull()
})

test('a source is read back from its cookie, and a cookie of another form is none', () => {
  for (const source of ['zoek.example', 'a|b', 'ß é', '=HYPERLINK("x")'])
    expect(readSource(writeSource({ source, campaign: 'herfst; 2026' }))).toEqual({ source, campaign: 'herfst; 2026' })
  for (const text of [undefined, '', 'a', '|b', 'a|b|c', '%E0%A4%A|b']) expect(readSource(text)).toBeNull()
})

test('long names and control characters are cut from a source', () => {
  const { source = '' } = from('', `?utm_source=${'x'.repeat(500)}%0d%0aSet-Cookie`) ?? {}
  expect(source).toBe('x'.repeat(80))
  expect(from('', '?utm_source=a%0d%0ab%00c')?.source).toBe('a b c')
})

test('three quarters of the timings are at most the upper quartile, within a tenth', () => {
  const steps = new Map<number, number>()
  for (let value = 10; value <= 1000; value += 10) {
    const step = timingStep(value)
    steps.set(step, (steps.get(step) ?? 0) + 1)
  }
  expect(Math.abs((upperQuartile(steps) ?? 0) / 750 - 1)).toBeLessThan(0.1)
  expect(upperQuartile(new Map())).toBeNull()
  expect(upperQuartile(new Map([[timingStep(0), 3]]))).toBe(0)
  expect(Math.abs((upperQuartile(new Map([[timingStep(0.25), 1]])) ?? 0) - 0.25)).toBeLessThan(0.02)
})
