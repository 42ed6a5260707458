import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'

/** The addresses of a site that lead to documents, each with its document. */
export function addressedDocuments(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('addresses')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'addresses.website_id')
        .onRef('documents.id', '=', 'addresses.document_id'),
    )
}
