import { contentFeatures } from '#support/content-features'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { publish, savePageSettings } from '#features/pages/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { longestStallOfOnce } from '#support/longest-stall'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const ctx = await testContext({
  features: contentFeatures,
})
const { as, site } = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const app = await runningApp(ctx)
/** QUOIN_MANY_LOCKED=80000 measures a large one. */
const many = Number(process.env['QUOIN_MANY_LOCKED'] ?? 5000)
const host = 'bakker.localhost:8080'

/** A blog with one post, and copies of that post. */
async function largeBlog() {
  const blog = await as(async (tx) => {
    const collection = await createCollection(tx, { type: 'blog', title: 'Notities' })
    await publish(tx, { documents: [collection.documentId] })
    const { id } = await createItem(tx, { collectionId: collection.id, settings: { title: 'Korst' } })
    await publish(tx, { documents: [id] })
    return { documentId: collection.documentId, post: id }
  })
  const copies = { documents: { slug: `'s' || n` }, items: { slug: `'s' || n`, path: `'/notities/s' || n` } }
  await as(async (tx) => {
    for (const [table, own] of Object.entries(copies)) {
      const columns = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`.execute(
        tx.db,
      )
      const names = columns.rows.map(({ name }) => name)
      const written = { id: `'a' || lpad(to_hex(n), 23, '0')`, ...own } as Record<string, string>
      const values = names.map((name) => written[name] ?? `t."${name}"`)
      await sql
        .raw(
          `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')}
          from ${table} t, generate_series(1, ${many}) n where t.website_id = '${site.id}' and t.id = '${blog.post}'`,
        )
        .execute(tx.db)
    }
  })
  return blog
}

test('a blog of thousands of posts is closed with all of them and opened again, and the web thread is never blocked', async () => {
  const blog = await largeBlog()
  const locked = async () => {
    const { rows } = await as((tx) =>
      sql<{ count: number }>`select count(*)::integer as count from inner_locks`.execute(tx.db),
    )
    return rows[0]?.count
  }
  const isOpen = async () => (await app.ask(host, '/notities/korst')).text.includes('Korst</h1>')
  const save = (access: 'members' | 'public') =>
    as((tx) => savePageSettings(tx, { id: blog.documentId, settings: { access } }))
  expect(await isOpen()).toBe(true)
  const began = performance.now()
  expect(await longestStallOfOnce(() => save('members'))).toBeLessThan(50)
  if (many !== 5000) process.stdout.write(`${many} posts closed in ${Math.round(performance.now() - began)} ms\n`)
  expect([await locked(), await isOpen()]).toEqual([many + 2, false])
  await doDueJobs(ctx)
  expect((await app.ask(host, '/sitemap.xml')).text).not.toContain('/notities')
  await save('public')
  expect([await locked(), await isOpen()]).toEqual([0, true])
})
