import { audit } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import { changed } from '#platform/database'
import { mayBecome, pagesProblems } from '../../contract/index.ts'
import * as statuses from '../../contract/status.rules.ts'
import { announcePublication } from '../base/after-publication.job.ts'
import { lockDocument } from '../base/documents.queries.ts'
import { homepageOf } from '../addresses/homepage.ts'
import { writePublication } from './publish.ts'
import { changedPublication, hideDocument } from './show-revision.ts'

/** Turns a document into a hidden draft, and cancels its scheduled publication. */
export async function unpublish(ctx: OwnerTransaction, { id }: { id: string }): Promise<void> {
  ctx.require('content.publish')
  const row = await lockDocument(ctx, id)
  if (row.status === statuses.draft) return
  if ((await homepageOf(ctx)) === id && row.published_revision_id)
    throw pagesProblems.homepageStays({ title: row.title })
  const isTwoSteps = row.status === statuses.isPrivate
  if (!isTwoSteps && !mayBecome(row.status, statuses.draft))
    throw pagesProblems.statusRefused({ from: row.status, to: statuses.draft })
  const tags = await hideDocument(ctx, row, { status: statuses.draft })
  await writePublication(ctx, 'unpublish', 'done', ctx.now(), [{ row, revision: null, status: statuses.draft }])
  await announcePublication(ctx, [changedPublication(row, 'gone')])
  await audit(ctx, { action: 'document.unpublished', subject: id })
  await changed(ctx, tags)
}
