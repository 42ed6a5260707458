import { expect, test } from 'vitest'
import { servedPages } from '#support/served-pages'
import { waitingConnections } from '#support/waiting-connections'
import { restoreVersion } from '../documents/restore-version.ts'
import { pageSettings, savePageSettings } from '../documents/page-settings.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { publish } from '../publish/publish.ts'
import { rollBackPublication } from '../publish/roll-back-publication.ts'
import { setCover, setOwnAccess } from './derive-access.ts'
import { setPassword } from './passwords.ts'

const { as, ctx, get, page } = await servedPages()
const words = 'Alleen voor ons'

async function isOpen(path: string): Promise<boolean> {
  return (await get(path)).text.includes(words)
}

type Access = 'public' | 'members' | 'password'
const save = (id: string, access: Access, password?: string) =>
  as((tx) => savePageSettings(tx, { id, settings: { access }, ...(password ? { password } : {}) }))

test.each([['members' as const], ['password' as const]])(
  'access is in force when it is saved, and nothing has to be published: %s',
  async (access) => {
    const path = `/zaal-${access}`
    const id = await page(path.slice(1), words)
    const kept = await get(path)
    await save(id, access, 'zuurdesem')
    expect(await isOpen(path)).toBe(false)
    const { summary, settings } = await as((tx) => pageSettings(tx, { id }))
    expect([summary.isLocked, settings.access]).toEqual([true, access])
    const again = await get(path, { 'if-none-match': String(kept.headers['etag']) })
    expect(again.status).not.toBe(304)
    expect(String(again.headers['cache-control'])).not.toContain('public')
    await save(id, 'public')
    expect(await isOpen(path)).toBe(true)
  },
)

test('an operation of the editor that closes a page closes it at once', async () => {
  const id = await page('schuur', words)
  const changes = [{ path: ['access'], value: 'members' }]
  await as((tx) => changeDocument(tx, { id, operation: { kind: 'changeSettings', changes } }))
  expect(await isOpen('/schuur')).toBe(false)
})

test('restoring an earlier version opens no page that was closed since: neither in the draft nor for visitors', async () => {
  const id = await page('kelder', words)
  const { head_seq: seq } = await as((tx) =>
    tx.db.selectFrom('documents').select('head_seq').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  await save(id, 'members')
  await as((tx) => restoreVersion(tx, { id, seq }))
  expect(await isOpen('/kelder')).toBe(false)
  const { publicationId } = await as((tx) => publish(tx, { documents: [id] }))
  await as((tx) => rollBackPublication(tx, { id: publicationId }))
  expect([await isOpen('/kelder'), (await as((tx) => pageSettings(tx, { id }))).settings.access]).toEqual([
    false,
    'members',
  ])
})

test('a page that requires a password and has none is closed to every visitor', async () => {
  const id = await page('zolder', words)
  await save(id, 'password', 'zuurdesem')
  await as((tx) => setPassword(tx, { id, password: null }))
  expect(await isOpen('/zolder')).toBe(false)
})

test('a page moved below another while that is being closed is closed with it', async () => {
  const [cover, below] = [await page('kast', words), await page('la', words)]
  const closed = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const closing = as(async (tx) => {
    await setOwnAccess(tx, { id: cover, access: 'members' })
    closed.resolve()
    await release.promise
  })
  await closed.promise
  const putting = as((tx) => setCover(tx, { id: below, coverId: cover }))
  await expect.poll(() => waitingConnections(ctx)).toBe(1)
  release.resolve()
  await Promise.all([closing, putting])
  const { locks } = await as((tx) =>
    tx.db.selectFrom('inner_locks').select('locks').where('document_id', '=', below).executeTakeFirstOrThrow(),
  )
  expect(locks).toEqual([`members:${cover}`])
})

test('a person who may not edit sets no password', async () => {
  const id = await page('kluis', words)
  const setting = as((tx) =>
    setPassword(
      {
        ...tx,
        require: (permission) => {
          throw new Error(`may not ${permission}`)
        },
      },
      { id, password: 'zuurdesem' },
    ),
  )
  await expect(setting).rejects.toThrow('may not content.edit')
  expect(await isOpen('/kluis')).toBe(true)
})
