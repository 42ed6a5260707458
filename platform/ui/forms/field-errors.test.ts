import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallFailure } from '../client/call-failure.ts'
import { countErrors, firstMessage, schemaResolver } from './field-errors.ts'
import { fieldAt, refusalOf, withoutFields } from './refusal.ts'

const schema = z.object({
  title: z.string().trim().min(1).max(5),
  email: z.email(),
  amountMinor: z.int().min(100),
  layout: z.enum(['grid', 'row']).default('grid'),
  places: z.array(z.object({ postal: z.string().min(3) })).min(1),
})
const good = { title: 'Alps', email: 'a@example.com', amountMinor: 100, layout: 'grid', places: [{ postal: '1012' }] }

async function errorsOf(values: Record<string, unknown>, sentences = {}, language: 'en' | 'nl' = 'en') {
  const resolve = schemaResolver<Record<string, unknown>, unknown>(schema, language, sentences)
  const { errors } = await resolve({ ...good, ...values }, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors as Record<string, unknown>
}

test('values that the server would take are passed on as it would read them', async () => {
  const resolve = schemaResolver<Record<string, unknown>, unknown>(schema, 'en')
  const read = await resolve({ ...good, title: ' Alps ' }, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(read).toEqual({ values: good, errors: {} })
})

test.each([
  [{ title: '  ' }, 'title', 'This is required.'],
  [{ title: 'Mountains' }, 'title', 'At most 5 characters.'],
  [{ email: 'nobody' }, 'email', 'This is not an email address.'],
  [{ amountMinor: null }, 'amountMinor', 'This is required.'],
  [{ amountMinor: 5 }, 'amountMinor', 'This is too low.'],
  [{ places: [] }, 'places', 'This is required.'],
  [{ layout: 'wall' }, 'layout', 'wall is not one of the expected options'],
])('an error in %o is reported in plain words', async (values, field, sentence) => {
  expect(firstMessage((await errorsOf(values))[field])).toBe(sentence)
})

test('the texts are in the language of the person, and those of the form where it has its own', async () => {
  expect(firstMessage((await errorsOf({ title: '' }, {}, 'nl'))['title'])).toBe('Dit is verplicht.')
  expect(firstMessage((await errorsOf({ title: '' }, { title: 'Give it a name.' }))['title'])).toBe('Give it a name.')
})

test('an error deep in a list is found at the field, at the list, and counted once', async () => {
  const errors = await errorsOf({ places: [{ postal: '1012' }, { postal: '1' }] })
  expect(firstMessage(errors['places'])).toBe('At least 3 characters.')
  expect(countErrors(errors)).toBe(1)
})

const failure = (code: string, details: Record<string, unknown>) =>
  new CallFailure({ code, sentence: 'Taken.', details }, 409)

test('a refusal is shown at the field that its problem names, or that the form names for it', () => {
  const named = refusalOf(failure('catalog.sku_taken', { field: 'variants.2.sku' }), {}, 'Taken.')
  expect([fieldAt(named, 'variants.2.sku'), fieldAt(named, 'variants.2'), fieldAt(named, 'variants.20')]).toEqual([
    'Taken.',
    'Taken.',
    null,
  ])
  expect(named.sentence).toBeNull()
  expect(
    fieldAt(refusalOf(failure('discounts.code_taken', {}), { 'discounts.code_taken': 'code' }, 'Taken.'), 'code'),
  ).toBe('Taken.')
})

test('a refusal that names no field is shown for the whole form', () => {
  expect(refusalOf(failure('sites.owner_only', {}), {}, 'Taken.')).toEqual({ fields: {}, sentence: 'Taken.' })
  expect(refusalOf(new TypeError('x'), {}, 'Strange.')).toEqual({ fields: {}, sentence: 'Strange.' })
})

test('a refusal of a field disappears once the field is changed', () => {
  const refusal = refusalOf(failure('http.invalid_input', { fields: { 'a.b': 'No.', c: 'No.' } }), {}, 'Taken.')
  expect(withoutFields(refusal, ['a'])).toEqual({ fields: { c: 'No.' }, sentence: null })
  expect(withoutFields(refusal, ['a', 'c'])).toBeNull()
})
