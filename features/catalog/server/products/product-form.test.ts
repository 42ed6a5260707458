import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'

const ctx = await testContext({ features: shopFeatures })
const app = await runningApp(ctx)
const shop = await testShop(await testSite(ctx, { name: 'engraver', title: 'Engraver', locale: 'en-US' }), 'Shop')
const owner = await ownerBrowser(app, ctx, shop)
const mug = await shop.product('Mug', { variant: { isUnlimited: true } })

/** Returns the stored part of a question after its owner saves every property that any question has. */
async function storedAnswers(kind: string): Promise<string[]> {
  const everything = {
    description: 'So that it fits.',
    placeholder: 'Ada',
    required: true,
    currencySymbol: '€',
    showCountryCode: true,
    underline: true,
    options: ['A', 'B'],
    key: 'utm',
    value: 'none',
    maxLength: 9,
  }
  const field = { id: newId(), kind, title: 'Question', ...everything }
  const saved = await owner.send('POST', `/api/catalog/products/${mug.id}`, { values: { form: { fields: [field] } } })
  expect([kind, saved.status]).toEqual([kind, 200])
  const { form } = (await owner.ask(`/api/catalog/products/${mug.id}`)).json<{ form: { fields: object[] } }>()
  return Object.keys(form.fields[0] ?? {})
    .filter((name) => !['id', 'kind', 'title'].includes(name))
    .toSorted()
}

test.each([
  ['C3.35 C3.36', ['text', 'email', 'number', 'website'], ['description', 'placeholder', 'required']],
  ['C3.36', ['textarea'], ['description', 'maxLength', 'placeholder', 'required']],
  ['C3.35 C3.37', ['currency'], ['currencySymbol', 'description', 'required']],
  ['C3.38', ['password', 'twitter', 'date', 'time', 'name', 'address'], ['description', 'required']],
  ['C3.39', ['phone'], ['description', 'required', 'showCountryCode']],
  ['C3.40', ['section'], ['description', 'underline']],
  ['C3.41', ['radio', 'checkbox', 'select', 'likert'], ['description', 'options', 'required']],
  ['C3.42', ['hidden'], ['key', 'value']],
])('%s an owner can change of %j the property %j', async (_, kinds, properties) => {
  for (const kind of kinds) expect([kind, await storedAnswers(kind)]).toEqual([kind, properties])
})
