import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { listenHere } from '#support/listen-here'
import { editorOf } from '#support/editor'
import { startInstallation } from '#support/installation'

/**
 * Another program at an address of the internet: it is asked through a proxy, which is itself, so that nothing leaves
 * this machine.
 */
const received: string[] = []
let answer: [status: number, text: string] = [500, 'The oven is off.']
const receiver = createServer((request, response) => {
  received.push(String(request.headers['webhook-id']))
  const [status, text] = answer
  request.resume().on('end', () => response.writeHead(status).end(text))
})
const { port } = await listenHere(receiver)
const hook = 'http://192.0.2.10/hook'
const installation = await startInstallation({
  env: { ...process.env, QUOIN_EGRESS_ALLOW: '192.0.2.0/24', QUOIN_EGRESS_PROXY: `http://127.0.0.1:${port}` },
})
afterAll(installation.stop)
const { platform, command, site, admin } = installation

const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 100 })
const { page } = await visit({ width: 1440, height: 900 })
const screenshotOf = async (window: Page, name: string): Promise<void> => {
  const folder = process.env['QUOIN_PICTURES']
  if (folder) await window.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
const openWebhook = async (): Promise<void> => {
  await page.goto(`${admin('tarwekamp')}/config/form-settings`)
  await page.getByRole('tab', { name: 'Webhooks' }).click()
  await page.getByRole('row', { name: hook }).click()
  await page.getByRole('dialog', { name: hook }).waitFor()
}

test('an owner publishes a form and adds a webhook', async () => {
  const { output } = await command('sign-in-link', 'owner@quoin.localhost')
  await page.goto(/http:\/\/\S+/.exec(output)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${platform}/**`)
  await page.goto(`${platform}/new`)
  await page.getByLabel('Site title').fill('Tarwekamp')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  const editor = await editorOf(page)
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('contact')
  await page.getByRole('dialog').getByText('Form', { exact: true }).click()
  await page.getByLabel('Name of the form').fill('Orders')
  await editor.saved()
  await editor.publish()
  await page.goto(`${admin('tarwekamp')}/config/form-settings`)
  await page.getByRole('tab', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(hook)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: hook }).waitFor()
})

test('the owner sees the response of the other program, and sends the message again by hand', async () => {
  const { page: window } = await visit({ width: 390, height: 844, isNamed: true })
  await window.goto(`${site('tarwekamp')}/`)
  await window.getByLabel('First name').fill('Noor')
  await window.getByLabel('Email').fill('noor@example.com')
  await window.getByLabel('Message').fill('Two rye, please.')
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByText('Thank you. Your message has been sent.').waitFor()
  await soon(() => received.length).toBeGreaterThan(0)
  await soon(async () => {
    await openWebhook()
    return page.getByText('The oven is off.').count()
  }).toBe(1)
  await page.getByText('Waiting · 500').waitFor()
  await screenshotOf(page, 'webhook-log')
  expect(await axeFindings(page)).toEqual([])

  answer = [204, '']
  const before = received.length
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('The message is on its way.').waitFor()
  await soon(() => received.length).toBeGreaterThan(before)
  // The same message: whoever got it before knows it by its id.
  expect(new Set(received).size).toBe(1)
  await soon(async () => {
    await openWebhook()
    return page.getByText('Delivered · 204').count()
  }).toBe(1)
  await screenshotOf(page, 'webhook-delivered')
})
