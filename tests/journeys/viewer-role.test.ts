import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples } from '#support/editor'

const place = samples()
const email = 'wim@example.com'
const owner = await ownerVisit()
const guest = await visit()

test('someone invited by mail as a viewer makes an account and sees the site', async () => {
  await owner.page.goto(`${place.admin('korenbloem')}/config/contributors`)
  await owner.page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: /Role/ }).click()
  await owner.page.getByRole('option', { name: 'Viewer', exact: true }).click()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await owner.page.getByRole('row', { name: email }).waitFor()

  await owner.page.goto(`${place.platform}/mailbox`)
  await owner.page.getByText(email).first().click()
  const link = owner.page.frameLocator('iframe').locator('a[href*="/invitation/"]').first()
  await guest.page.goto((await link.getAttribute('href')) ?? '')
  await guest.page.getByLabel('Your name').fill('Wim')
  await guest.page.getByLabel('Password').fill('a bench by the canal')
  await guest.page.getByRole('button', { name: 'Accept' }).click()
  await guest.page.getByRole('heading', { name: 'Bakkerij Korenbloem' }).waitFor()
})

test('a viewer opens a page, and nothing on it can be changed', async () => {
  await guest.page.goto(`${place.admin('korenbloem')}/config/pages`)
  await guest.page.getByRole('row', { name: 'Brood' }).first().click()
  const edit = guest.page.getByRole('link', { name: /^(Edit|Open|View)$/ }).first()
  await edit.click()
  const editor = await editorOf(guest.page)
  await editor.block(/./).dblclick()
  expect(await editor.canvas.locator('[contenteditable=true]').count()).toBe(0)
  expect(await guest.page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
})

test('the server refuses a viewer who sends a change all the same', async () => {
  const id = guest.page.url().split('/').at(-1) ?? ''
  const answer = (path: string, body: object) =>
    guest.page.evaluate(
      async ([address, sent]) => {
        const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? ''
        const headers = { 'content-type': 'application/json', crumb, 'idempotency-key': crypto.randomUUID() }
        return (await fetch(address, { method: 'POST', headers, body: sent })).status
      },
      [path, JSON.stringify(body)] as const,
    )
  const operation = { kind: 'changeSettings', changes: [{ path: ['title'], value: 'Taken' }] }
  expect(await answer(`/api/documents/${id}/operations`, { base: 0, client: 'viewer-without-leave', operations: [{ n: 1, operation }] })).toBe(403)
  expect(await answer('/api/documents/publish', { documents: [id] })).toBe(403)
})
