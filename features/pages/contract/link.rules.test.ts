import { expect, test } from 'vitest'
import { checkLink, isProperTelephone, linkCategory, runsCode } from './link.rules.ts'

const host = 'bakker.example'
const filled = (start: string, length: number): string => start.padEnd(length, 'a')
const faultOf = (link: string): string | null => checkLink(link, host).fault

test.each([
  ['#menu', 'anchor'],
  ['/about', 'content'],
  ['/s/65a1f0c2e4b0a1b2c3d4e5f6/menu.pdf', 'file'],
  ['https://bakker.example/about', 'content'],
  ['https://bakker.example/s/menu.pdf', 'file'],
  ['https://elsewhere.example/about', 'external'],
  ['http://elsewhere.example', 'external'],
  ['ftp://elsewhere.example/file', 'external'],
  ['', 'empty'],
  ['   ', 'empty'],
  ['https//elsewhere.example', 'malformed'],
  ['https:/elsewhere.example', 'malformed'],
  ['//elsewhere.example', 'malformed'],
  ['about', 'malformed'],
  ['mailto:ada@example.com', 'other'],
  ['tel:+31201234567', 'other'],
])('the link “%s” is of the category %s', (link, category) => {
  expect(linkCategory(link, host)).toBe(category)
})

test('a tel: link stays under 50 characters', () => {
  expect(faultOf('tel:'.padEnd(49, '1'))).toBeNull()
  expect(faultOf('tel:'.padEnd(50, '1'))).toBe('tooLong')
})

test('a telephone number has at least four digits, plus or minus signs, and no other characters than phones show', () => {
  expect(['112+', '+311', '12-3', '020 123 45 67', '(020) 1234567'].map(isProperTelephone)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['112', '12 3', 'call me', '1234x', ''].map(isProperTelephone)).toEqual([false, false, false, false, false])
})

test('an sms: link stays under 1000 characters', () => {
  expect(faultOf('sms:'.padEnd(999, '1'))).toBeNull()
  expect(faultOf('sms:'.padEnd(1000, '1'))).toBe('tooLong')
})

test('an sms: link names at least one number, several with commas', () => {
  expect(['sms:+31612345678', 'sms:0612345678,0687654321?body=hi'].map(faultOf)).toEqual([null, null])
  expect(['sms:', 'sms:ada', 'sms:0612345678,'].map(faultOf)).toEqual(['noNumbers', 'noNumbers', 'noNumbers'])
})

test('a mailto: link stays under 1000 characters', () => {
  expect(faultOf(filled('mailto:ada@example.com?body=', 999))).toBeNull()
  expect(faultOf(filled('mailto:ada@example.com?body=', 1000))).toBe('tooLong')
})

test('a mailto: link has exactly one @ and a dotted extension after it', () => {
  expect(['mailto:ada@example.com', 'mailto:ada@a.photography?subject=a@b'].map(faultOf)).toEqual([null, null])
  const wrong = [
    'mailto:ada',
    'mailto:ada@example',
    'mailto:ada@b@example.com',
    'mailto:@example.com',
    'mailto:ada@example.',
  ]
  expect(wrong.map(faultOf)).toEqual(wrong.map(() => 'notAnAddress'))
})

test('a javascript: link stays under 250 characters', () => {
  expect(faultOf(filled('javascript:', 249))).toBeNull()
  expect(faultOf(filled('javascript:', 250))).toBe('tooLong')
})

test('an ftp link stays under 100 characters', () => {
  expect(faultOf(filled('ftp://host.example/', 99))).toBeNull()
  expect(faultOf(filled('ftp://host.example/', 100))).toBe('tooLong')
})

test('an anchor stays under 100 characters', () => {
  expect(faultOf(filled('#', 99))).toBeNull()
  expect(faultOf(filled('#', 100))).toBe('tooLong')
})

test('an internal path stays under 150 characters', () => {
  expect(faultOf(filled('/', 149))).toBeNull()
  expect(faultOf(filled('/', 150))).toBe('tooLong')
})

test('a link that hides its script behind spaces and capitals still counts as code', () => {
  expect(['javascript:alert(1)', ' java\nscript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x'].map(runsCode)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['/javascript', 'https://example.com/javascript:'].map(runsCode)).toEqual([false, false])
})
