import { importFeatures } from '#support/import-features'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { asOwner } from '#features/sites/server'
import type { CalledBy } from '#platform/http'
import type { FileStore } from '#platform/storage'
import { calledBy } from '#support/caller'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { exampleExport } from '#support/export-file'
import { type TestSite, testSite } from '#support/site'
import type { Import } from '../contract/index.ts'
import { readStoredFile } from './read-stored-file.ts'
import { getImport, importReport, listRows } from './list-rows.ts'
import { runImport } from './run-import.ts'
import { uploadImport } from './upload-import.ts'

const ctx = await testContext({ features: importFeatures })

async function upload(site: TestSite, content: string): Promise<Import> {
  const files: CalledBy['caller']['files'] = async function* () {
    yield {
      field: 'file',
      name: 'mijn export.xml',
      claimedType: 'text/xml',
      body: Readable.from([Buffer.from(content)]),
      isTruncated: () => false,
      fields: {},
    }
  }
  const owner = calledBy(asOwner({ ...ctx, site: site.site, locale: 'en' as const }, site.account, ['admin']))
  return uploadImport({ ...owner, caller: { ...owner.caller, files } })
}

test('an uploaded file is read by the worker, planned, run with progress and reported row by row', async () => {
  const site = await testSite(ctx)
  const uploaded = await upload(
    site,
    exampleExport([{ id: 1, title: '=HYPERLINK("x")' }, { id: 2, title: 'Wij, hier', type: 'page' }, '<item/>']),
  )
  expect(uploaded.state).toBe('reading')
  await doDueJobs(ctx)
  expect(await site.as((owner) => getImport(owner, { id: uploaded.id }))).toMatchObject({
    state: 'ready',
    rowsTotal: 4,
    rowsDone: 0,
  })

  await site.as((owner) => runImport(owner, { id: uploaded.id }))
  await doDueJobs(ctx)
  expect(await site.as((owner) => getImport(owner, { id: uploaded.id }))).toMatchObject({ state: 'done', rowsDone: 4 })
  const first = await site.as((owner) => listRows(owner, { id: uploaded.id, limit: 3 }))
  const rest = await site.as((owner) => listRows(owner, { id: uploaded.id, limit: 3, after: first.next ?? '' }))
  expect([...first.rows, ...rest.rows].map((row) => row.outcome)).toEqual(['create', 'create', 'create', 'skip'])
  const report = await site.as((owner) => importReport(owner, { id: uploaded.id }))
  expect(report.body.split('\r\n')[1]).toBe('1,Author,new,Mira Jansen,,author:mira,' + (first.rows[0]?.targetId ?? ''))
  expect(report.body).toContain(`"'=HYPERLINK(""x"")"`)
  expect(report.body.trim().split('\r\n')).toHaveLength(5)
})

test('an archive that would use up the remaining room while it is read ends its import with that reason', async () => {
  const site = await testSite(ctx)
  const uploaded = await upload(site, 'PK\u0003\u0004 and what follows')
  await doDueJobs({ ...ctx, config: { ...ctx.config, leastFreeBytes: 1e15 } })
  const ended = await site.as((owner) => getImport(owner, { id: uploaded.id }))
  expect(ended).toMatchObject({ state: 'failed', problem: { code: 'storage.nearly_full' } })
  for await (const key of ctx.storage.list(`${site.site.id}/imports/`)) expect.unreachable(key)
})

test('while a large file is read, every viewer sees how much has been read', async () => {
  const site = await testSite(ctx)
  const long = exampleExport(
    Array.from({ length: 40 }, (_, at) => ({ id: at + 1, title: `Brood ${at}`, body: 'Wij bakken. '.repeat(5000) })),
  )
  const { id } = await upload(site, long)
  const seen: (number | null)[] = []
  const look = async () => void seen.push((await site.as((owner) => getImport(owner, { id }))).part)
  const slow: FileStore['stream'] = async (key) => {
    const { body, ...rest } = await ctx.storage.stream(key)
    const looked = async function* () {
      for await (const piece of body) {
        await look()
        yield piece
      }
    }
    return { ...rest, body: Readable.from(looked()) }
  }
  await readStoredFile({ ...ctx, storage: { ...ctx.storage, stream: slow } }, site.site, id)
  await look()
  const parts = seen.filter((part) => part !== null)
  expect(parts[0]).toBe(0)
  expect(parts.at(-1)).toBeGreaterThan(0.5)
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(seen.at(-1)).toBeNull()
})

test('a file that is no export says so in its state, and is not kept', async () => {
  const site = await testSite(ctx)
  const uploaded = await upload(site, 'Bread rises at night.')
  await doDueJobs(ctx)
  expect(await site.as((owner) => getImport(owner, { id: uploaded.id }))).toMatchObject({
    state: 'failed',
    problem: { code: 'imports.not_an_export' },
  })
  for (const [locale, words] of [
    ['nl', 'Dit bestand'],
    ['en', 'This file'],
  ] as const)
    expect(
      (await site.as((owner) => getImport({ ...owner, locale }, { id: uploaded.id }))).problem?.sentence,
    ).toContain(words)
  expect(await ctx.storage.exists(`${site.site.id}/imports/${uploaded.id}`)).toBe(false)
})

test('an editor may not import', async () => {
  const site = await testSite(ctx)
  await expect(site.as((owner) => runImport(owner, { id: site.site.id }), ['editor'])).rejects.toThrow(/not|may/i)
})
