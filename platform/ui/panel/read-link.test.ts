import { expect, test } from 'vitest'
import { linkText, readLink } from './read-link.ts'

test.each([
  ['instagram.com/kade9', 'https://instagram.com/kade9', 'web'],
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', 'web'],
  ['localhost:8080/a', 'https://localhost:8080/a', 'web'],
  ['example.com:8080/a', 'https://example.com:8080/a', 'web'],
  ['bücher.example', 'https://bücher.example', 'web'],
  ['/about', '/about', 'page'],
  ['/s/price-list.pdf', '/s/price-list.pdf', 'file'],
  ['#prices', '#prices', 'anchor'],
  ['ilse@lichtval.example', 'mailto:ilse@lichtval.example', 'email'],
  ['mailto:ilse@lichtval.example', 'mailto:ilse@lichtval.example', 'email'],
  ['+31 (0)20 123 45 67', 'tel:+31020123-45-67'.replaceAll('-', ''), 'phone'],
  ['tel:0123456789', 'tel:0123456789', 'phone'],
  ['veld', null, null],
  ['two words.example', null, null],
  ['//example.com', null, null],
  ['javascript:alert(1)', null, null],
  ['data:text/html,x', null, null],
  ['ilse@', null, null],
  ['', null, null],
])('%s is %s', (typed, href, kind) => {
  expect(readLink(typed)).toEqual(href === null ? null : { href, kind })
})

test('a field shows an email address and a phone number without their scheme', () => {
  expect(linkText('mailto:ilse@lichtval.example')).toBe('ilse@lichtval.example')
  expect(linkText('tel:0123456789')).toBe('0123456789')
  expect(linkText('/about')).toBe('/about')
})
