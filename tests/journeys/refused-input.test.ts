import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { ownerVisit, samples } from '#support/editor'
import { browserAt } from '#support/request'

const place = samples()

test('a refused value is corrected in its field and sent again by Enter', async () => {
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
  await page.locator('.domain').filter({ hasText: 'www.kade-9.example' }).waitFor()
  expect(await page.locator('.q-error').count()).toBe(0)
})

test('a Dutch shop refuses in Dutch', async () => {
  const shopper = browserAt(place.port, new URL(place.site('korenbloem')).host)
  const { text } = await shopper.send('POST', '/api/commerce/cart/entries', { variantId: newId() })
  expect(text).toContain('Dit artikel is op dit moment niet te koop')
})
