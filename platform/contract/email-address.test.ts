import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '#support/processor-time'
import { fitEmail } from '../mail/check-email.ts'
import { isEmailAddress } from './email-address.ts'

test.each(['ada@example.com', 'ada+shop@mail.example.co.uk', 'jörg@müller.example', "o'hara@xn--mller-kva.example"])(
  '%s is an address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true)
  },
)

test.each([
  '',
  'ada',
  'ada@example',
  'ada@example.c',
  'ada@.com',
  'ada@exa mple.com',
  'Ada <ada@example.com>',
  'ada@example.com, bob@example.com',
  'ada@example.com\nBcc: bob@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}com`,
  'ada@exa\u202emple.com',
])('%j is no address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('the mailer sends to every address that a form takes', () => {
  const part = fc.string({ minLength: 1, maxLength: 70, unit: fc.constantFrom(...'ab.@<>()[],;:\\" \n\u202eé-') })
  const texts = fc.oneof(
    fc.emailAddress(),
    fc.tuple(part, part).map(([localPart, other]) => `${localPart}@${other}.com`),
  )
  fc.assert(
    fc.property(texts, (to) => {
      if (isEmailAddress(to))
        expect(() => fitEmail({ to, subject: 'x', html: '', text: '', websiteId: null })).not.toThrow()
    }),
  )
})

test('an address of the largest body is judged at once', async () => {
  for (const text of [`${'a'.repeat(1_000_000)}@`, `a@${'a.'.repeat(500_000)}`, '@'.repeat(1_000_000)]) {
    expect(await processorTime(() => isEmailAddress(text))).toBeLessThan(50)
  }
})
