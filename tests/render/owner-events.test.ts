import { expect, test } from 'vitest'
import { bodyOf, fieldsOf, measuredPages, noBeacon, pressed, type WithClient } from '#support/measured-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages({ asBuilt: true })
const measuredPage = measuredPages(widgets)
const accountId = '65a1f0c2e4b0a1b2c3d4e5aa'
const more = { memberAccountId: accountId }

test('B6.01 B6.04 C6.21 an owner receives on a channel the event that would be sent, by whom and where the pointer is, and nothing is sent', async () => {
  const { page, sent, started } = await measuredPage({ script: 'owner-events', more })
  await started()
  await page.evaluate(() => {
    const heard: unknown[] = []
    new BroadcastChannel('quoin-tracking').onmessage = ({ data }) => heard.push(data)
    Object.assign(window, { heard })
  })
  await page.mouse.move(120, 80)
  await page.evaluate((fields) => {
    const { quoin } = window as never as WithClient
    quoin.log('slow', { ms: 9 })
    return Promise.all([quoin.record('sold', { rolls: 3 }), quoin.track(fields)])
  }, pressed)
  const about = { pagePath: '/', memberAccountId: accountId, pointer: { x: 120, y: 80 } }
  await soon(() => page.evaluate('window.heard')).toMatchObject([
    { kind: 'trace', name: 'slow', data: { ms: 9 }, ...about },
    { kind: 'event', name: 'sold', data: { rolls: 3 }, ...about },
    { kind: 'track', name: 'pressed', data: pressed, ...about },
  ])
  expect(sent.map((request) => request.url())).toEqual([])
})

test('B6.04 events of people who may view the site carry the id of their account', async () => {
  const { page, to, started } = await measuredPage({ before: noBeacon, more })
  await started()
  await page.evaluate((fields) => {
    const { quoin } = window as never as WithClient
    return Promise.all([quoin.record('sold'), quoin.track(fields)])
  }, pressed)
  expect(bodyOf(to('/api/v1/events')[0])).toMatchObject({ commonData: { member_account_id: accountId } })
  expect(JSON.parse(fieldsOf(to('/api/events/RecordEvent')[0])['data'] ?? '')).toMatchObject({
    memberAccountId: accountId,
  })
})
