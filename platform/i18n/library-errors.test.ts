import { expect, test, vi } from 'vitest'
import { addLanguage, messages, problemSentence } from './index.ts'

test('a message whose plural lacks the form “other” is an error that names it, in every place that uses it', () => {
  addLanguage('nl', { galleries: { problems: { odd: '{n, plural, one {# foto}}' }, general: {} } })
  expect(() => problemSentence('nl', 'galleries.odd', { n: 1 })).toThrow(
    'A message has no case “other”: {n, plural, one {# foto}}',
  )
  addLanguage('nl', { galleries: { problems: { odd: '{n, plural, one {# foto} other {# foto’s}}' } } })
  expect(problemSentence('nl', 'galleries.odd', { n: 3 })).toBe('3 foto’s')
})

test('a message that is requested before any language is loaded is an error that names it', async () => {
  vi.resetModules()
  const fresh = await import('./index.ts')
  const say = fresh.messages('checkout.cart')
  expect(() => say('nl', 'title')).toThrow('“checkout.cart.title” is asked for before the languages are loaded.')
  expect(messages('checkout.cart')('nl', 'title')).toBe('Winkelwagentje')
  fresh.addLanguage('nl', { checkout: { cart: { title: 'Winkelwagentje' } } })
  expect(say('nl', 'title')).toBe('Winkelwagentje')
})
