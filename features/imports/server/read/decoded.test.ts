import { expect, test } from 'vitest'
import { embedAddress } from '../body/embed-address.ts'
import { fileNameIn } from '../file-name-in.ts'
import { decoded } from './decoded.ts'

test('a meaningless percent sign in an address stops no import', () => {
  expect(decoded('%d8%b9%d8%b7%d8%b1')).toBe('عطر')
  expect([decoded('100%'), fileNameIn('https://files.example/100%.mp3?x=1')]).toEqual(['100%', '100%.mp3'])
  expect(embedAddress('https://w.soundcloud.com/player/?url=https://soundcloud.com/a/100%')).toBe(
    'https://soundcloud.com/a/100%',
  )
})
