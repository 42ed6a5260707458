import { expect, test } from 'vitest'
import { widgetPages } from '#support/widget-page'
import css from './member-area.css?inline'
import { memberAreaBlockContract } from './member-area.contract.ts'
import { MemberAreaView } from './member-area.view.tsx'

const widgets = await widgetPages()
const html = widgets.render(MemberAreaView, memberAreaBlockContract.starts)

test('the page is the same for every visitor; once its script runs, the link names the signed-in member by a flag that grants nothing', async () => {
  expect(html).toMatch(/<a [^>]*href="\/account"[\s\S]*<span>Sign in<\/span>/)
  const { page, complaints } = await widgets.open({ html, css })
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('quoin-island[awake]').count()).toBe(0)
  await page
    .context()
    .addCookies([{ name: '__Host-isMember', value: '1', url: widgets.origin.replace('http:', 'https:'), secure: true }])
  await page.reload()
  await page.getByRole('link', { name: 'Account' }).waitFor()
  await page.locator('quoin-island[awake]').waitFor({ state: 'attached' })
  expect(await page.getByRole('link').textContent()).toBe('Account')
  expect(complaints).toEqual([])
})

test('without scripts the link leads to the account, where a signed-out visitor is asked to sign in', async () => {
  const { page } = await widgets.open({ html, css, window: { scripts: false } })
  expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account')
})
