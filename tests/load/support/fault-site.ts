import { connect, openEmbedded, type Sql } from '#platform/database'
import { newId } from '#platform/contract'
import { formBlockContract } from '../../../features/forms/blocks/form/form.contract.ts'
import { newsletterBlockContract } from '../../../features/forms/blocks/newsletter/newsletter.contract.ts'
import type { Installation } from '../../support/installation.ts'
import type { Browser } from '../../support/request.ts'
import { must, openShop, type Ware } from './shop-site.ts'

export const messageField = '00000000000000000000b001'

export interface FaultSite {
  port: number
  host: string
  siteId: string
  admin: Browser
  /** A variant of each product, in the order in which they are sold out. */
  variants: readonly string[]
  /** How many there were of each. */
  units: number
  /** Pages that are published again and again. */
  pages: readonly { id: string; path: string }[]
  contact: { path: string; formId: string }
  newsletter: { path: string; formId: string }
}

const units = 6

/** A shop that takes bank transfers, with a page for each editor, a form and a newsletter. */
export async function faultSite(installation: Installation, products: number, editors: number): Promise<FaultSite> {
  const wares = Array.from({ length: products }, (_, at): Ware => ({ handle: handleOf(at), variants: 1, stock: units }))
  const shop = await openShop(installation, wares)
  const { port, host, siteId, admin } = shop
  try {
    const rows = await shop.sql<{ id: string }[]>`
      select v.id from product_variants v join products p on p.website_id = v.website_id and p.id = v.product_id
      where p.website_id = ${siteId} order by p.slug`
    await must(admin.send('POST', '/api/payments/settings', { provider: 'manual', isEnabled: true, title: 'Transfer' }))
    const { id: listId } = (await must(admin.send('POST', '/api/newsletter/lists', { name: 'Friends' }))).json<{
      id: string
    }>()
    const pages: FaultSite['pages'][number][] = []
    for (let at = 0; at < editors; at++) pages.push(await pageWith(admin, `Edition ${at}`, null))
    const fields = [{ id: messageField, kind: 'text', title: 'Message', description: '', required: true }]
    const form = { ...formBlockContract, props: { ...formBlockContract.starts, fields, name: 'Contact' } }
    const list = {
      ...newsletterBlockContract,
      props: { ...newsletterBlockContract.starts, listId, isDoubleOptIn: false },
    }
    return {
      port,
      host,
      siteId,
      admin,
      variants: rows.map(({ id }) => id),
      units,
      pages,
      contact: await pageWith(admin, 'Contact', form),
      newsletter: await pageWith(admin, 'Letters', list),
    }
  } finally {
    await shop.close()
  }
}

function handleOf(at: number): string {
  return `ware-${String(at).padStart(5, '0')}`
}

interface Placed {
  type: string
  version: number
  props: object
}

/** A published page, with a block where one is named. */
export async function pageWith(
  admin: Browser,
  title: string,
  block: Placed | null,
): Promise<{ id: string; path: string; formId: string }> {
  const { id } = (await must(admin.send('POST', '/api/pages', { title }))).json<{ id: string }>()
  const [section, formId] = [newId(), newId()]
  const place = { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null }
  const operations: object[] = [{ kind: 'insertSection', section: { id: section, order: 'a0' } }]
  if (block) {
    const { type, version, props } = block
    operations.push({
      kind: 'insertBlock',
      block: { id: formId, section, order: 'a0', type, version, props, place },
    })
  }
  await changeDocument(admin, id, operations)
  await must(admin.send('POST', '/api/documents/publish', { documents: [id] }))
  const { pages } = (await must(admin.ask('/api/pages'))).json<{ pages: { id: string; path: string | null }[] }>()
  const path = pages.find((page) => page.id === id)?.path
  if (!path) throw new Error(`The page ${title} was not published.`)
  return { id, path, formId }
}

/** As the editor sends operations: on top of what is there. */
export async function changeDocument(admin: Browser, id: string, operations: readonly object[]): Promise<void> {
  const { document } = (await must(admin.ask(`/api/documents/${id}`))).json<{ document: { seq: number } }>()
  await must(
    admin.send('POST', `/api/documents/${id}/operations`, {
      base: document.seq,
      client: newId(),
      operations: operations.map((operation, at) => ({ n: at + 1, operation })),
    }),
  )
}

/**
 * The rows of the installation, past the walls between sites. Nobody looks while processes are killed: whoever has the
 * database open starts it again.
 */
export async function withRows<R>({ data }: Installation, work: (sql: Sql) => Promise<R>): Promise<R> {
  const embedded = await openEmbedded(data)
  const sql = connect(embedded.superUrl('quoin'), { max: 2, applicationName: 'faults' })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await embedded.close()
  }
}
