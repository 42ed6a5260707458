import { normalPath } from '#features/pages/contract'
import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { mostChecked } from '../../contract/address.schema.ts'
import type { importsApi } from '../../contract/imports.api.ts'
import { decoded } from '../read/decoded.ts'
import { leadsOf } from './list-addresses.ts'

/** Checks the targets of a pasted list of addresses or of a site map. */
export async function checkAddresses(
  ctx: OwnerContext,
  { text }: Input<typeof importsApi.checkAddresses>,
): Promise<Output<typeof importsApi.checkAddresses>> {
  ctx.require('settings.import')
  const paths = pathsIn(text)
  const checked = paths.slice(0, mostChecked).map((path) => ({ path, title: '' }))
  return { addresses: await leadsOf(ctx, checked), left: Math.max(0, paths.length - mostChecked) }
}

/** Reads addresses from lines, the first column of a table, or `<loc>` elements. */
export function pathsIn(text: string): string[] {
  const isMap = /<(?:urlset|sitemapindex|loc)\b/.test(text)
  const listed = isMap
    ? [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2000})/g)].map(([, address = '']) =>
        address.replaceAll('&amp;', '&'),
      )
    : text.split(/\r?\n/).map(
        (line) =>
          line
            .split(/[,;\t]/, 1)[0]
            ?.trim()
            .replace(/^["']|["']$/g, '') ?? '',
      )
  return [...new Set(listed.flatMap((address) => pathOf(address.trim()) ?? []))]
}

function pathOf(address: string): string | null {
  if (!/^(?:https?:\/\/[^/\s]+|\/)/i.test(address)) return null
  const url = URL.parse(address, 'https://old.invalid')
  const path = url && normalPath(decoded(url.pathname))
  if (!url || path === null || path === undefined) return null
  return `${path}${url.search}`
}
