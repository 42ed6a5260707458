import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { ownerVisit, samples } from '#support/editor'
import { browserAt } from '#support/request'

const place = samples()
const root = join(import.meta.dirname, '../..')

test('what the server refused is corrected in its field and sent again by Enter', async () => {
  const { page } = await ownerVisit()
  await page.goto(`${place.admin('kade-9')}/config/settings`)
  await page.getByRole('tab', { name: 'Domains' }).click()
  const field = page.getByLabel('Domain', { exact: true })
  await field.fill('no domain')
  await field.press('Enter')
  await page.locator('.q-error').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('www.kade-9.example')
  await field.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'www.kade-9.example' }).waitFor()
  expect(await page.locator('.q-error').count()).toBe(0)
})

test('a Dutch shop refuses in Dutch, and the built server holds the sentence of every problem', async () => {
  const shopper = browserAt(place.port, new URL(place.site('korenbloem')).host)
  const { text } = await shopper.send('POST', '/api/commerce/cart/entries', { variantId: newId() })
  expect(text).toContain('Dit artikel is op dit moment niet te koop')
  // What only tests load would be missing from it: catalogues that nobody names.
  const served = filesIn('dist/server').join('')
  const missing = catalogues().filter((name) => !served.includes(name))
  expect(missing).toEqual([])
})

function filesIn(folder: string): string[] {
  const whole = join(root, folder)
  return readdirSync(whole).flatMap((name) => (name.endsWith('.js') ? readFileSync(join(whole, name), 'utf8') : []))
}

/** The names under which catalogues tell the sentences of problems. */
function catalogues(): string[] {
  const files = globSync('{platform,features}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const names = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/'(problem\.[a-z_]+\.[a-z_0-9]+)'/g),
  ])
  expect(names.length).toBeGreaterThan(200)
  return names.map(([, name]) => name ?? '')
}
