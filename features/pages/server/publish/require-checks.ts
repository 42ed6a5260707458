import { siteSettings } from '#features/sites/server'
import { upgradeDocument, validateDocument } from '#platform/block'
import type { SiteContext } from '#platform/context'
import type { Document } from '#platform/document'
import { turnEvery } from '#platform/threads'
import { headingFaults, isChecked, lacksDescription, pagesMessages, pagesProblems } from '../../contract/index.ts'
import { brokenLinksOf } from '../addresses/broken-links.ts'
import { siteDescriptionFor } from '../addresses/homepage.ts'
import { contractsOf } from '../base/contracts.ts'
import type { DocumentRow } from '../base/documents.queries.ts'
import { faintTextsOf } from './faint-texts.ts'
import { undescribedImages } from './missing-alt.ts'

type CheckName = 'headings' | 'description' | 'alternativeText' | 'contrast' | 'links'

/**
 * Throws `pages.checks_failed` for the first document with a fault, where the site publishes only what passes its
 * checks. Links to documents that are published in the same moment are not broken. Other kinds of documents, such as
 * headers and products, are not checked, and neither is rolling back, which shows what visitors saw before.
 */
export async function requireChecks(ctx: SiteContext, rows: readonly DocumentRow[]): Promise<void> {
  if (!(await siteSettings(ctx)).advanced.requiresChecks) return
  const together = new Set(rows.map(({ id }) => id))
  const turn = turnEvery(1)
  for (const { head, title } of rows.filter(isChecked)) {
    const faults = await faultsOf(ctx, head, together)
    if (faults.length > 0) {
      const words = faults.map((name) => pagesMessages(ctx.locale, `check.${name}`))
      throw pagesProblems.checksFailed({ title, faults: words.join(', ') })
    }
    await turn()
  }
}

async function faultsOf(ctx: SiteContext, head: Document, together: ReadonlySet<string>): Promise<CheckName[]> {
  const contracts = contractsOf(ctx)
  const { document } = validateDocument(upgradeDocument(head, contracts), contracts)
  const links = await brokenLinksOf(ctx, document)
  const failed: Record<CheckName, boolean> = {
    headings: headingFaults(document, contracts).length > 0,
    description: lacksDescription(document, await siteDescriptionFor(ctx, head.id)),
    alternativeText: (await undescribedImages(ctx, document)).length > 0,
    contrast: (await faintTextsOf(ctx, document)).length > 0,
    links: links.some(({ documentId }) => documentId === null || !together.has(documentId)),
  }
  return (Object.keys(failed) as CheckName[]).filter((name) => failed[name])
}
