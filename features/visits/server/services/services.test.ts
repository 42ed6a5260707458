import { expect, test } from 'vitest'
import { changeSettings } from '#features/sites/server'
import { firefox, measuredSites } from '#support/measured-site'
import { setFlag } from '#support/site-flags'

const { app, visiting } = await measuredSites()

async function recordedSite({ isOn = true, recordingId = 'ORG1' } = {}) {
  const visit = await visiting()
  await visit.as(async (tx) => {
    await setFlag(tx, 'session-recording', isOn)
    await changeSettings(tx, { group: 'services', values: { recordingId } })
  })
  await visit.hit()
  const session = async () =>
    (await visit.browser.ask('/api/commerce/fullstory/getId', { headers: { 'user-agent': firefox } })).json<{
      id: string
    }>().id
  return { ...visit, session }
}

test('C7.46 C7.48 a visitor who agreed has a name for their session, others are called mock', async () => {
  const { session, browser, name } = await recordedSite()
  const id = await session()
  expect(id).toMatch(/^[0-9a-f]{24}$/)
  expect(await session()).toBe(id)
  browser.cookies.set('ss_cookieAllowed', 'false')
  expect(await session()).toBe('mock')
  expect((await app.ask(`${name}.localhost:8080`, '/api/commerce/fullstory/getId')).json()).toEqual({ id: 'mock' })
})

test('C7.47 without the toggle, or without an account at the service, no visitor is recorded', async () => {
  expect(await (await recordedSite({ isOn: false })).session()).toBe('mock')
  expect(await (await recordedSite({ recordingId: '' })).session()).toBe('mock')
})
