import { siteSettings } from '#features/sites/server'
import type { Document, DocumentKind } from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { DocumentSummary, documentsApi, pagesApi } from '../contract/index.ts'
import * as statuses from '../contract/status.rules.ts'
import { documentSummaries, documentSummary } from './base/documents.queries.ts'
import { publish } from './publish/publish.ts'
import { setStatus } from './publish/set-status.ts'
import { unpublish } from './publish/unpublish.ts'
import { draftOf } from './documents/version-at.ts'

// The operations of this feature return what other features need; the interface gets the lists that it shows.

export async function draftWithSummary(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<{ document: Document; summary: DocumentSummary }> {
  ctx.require('content.look')
  return { document: await draftOf(ctx, id), summary: await documentSummary(ctx, id) }
}

export async function listPages(
  ctx: OwnerContext,
  { kind }: { kind: DocumentKind },
): Promise<{ pages: DocumentSummary[] }> {
  ctx.require('content.look')
  return { pages: await documentSummaries(ctx, { kind }) }
}

export async function unpublished(
  ctx: OwnerContext,
  { kind }: { kind?: DocumentKind },
): Promise<{ documents: DocumentSummary[] }> {
  ctx.require('content.edit')
  return { documents: await documentSummaries(ctx, { ...(kind ? { kind } : {}), changed: true }) }
}

export async function publishNow(
  ctx: OwnerTransaction,
  { documents, at, isPrivate }: Input<typeof documentsApi.publish>,
): Promise<Output<typeof documentsApi.publish>> {
  const { publicationId } = await publish(ctx, {
    documents,
    ...(at ? { at: new Date(at) } : {}),
    ...(isPrivate ? { status: statuses.isPrivate } : {}),
  })
  return { publicationId, documents: await documentSummaries(ctx, { ids: documents }) }
}

export async function publishRules(ctx: OwnerContext): Promise<Output<typeof pagesApi.publishRules>> {
  ctx.require('content.edit')
  return { requiresChecks: (await siteSettings(ctx)).advanced.requiresChecks }
}

export async function unpublishedNow(ctx: OwnerTransaction, { id }: { id: string }): Promise<DocumentSummary> {
  await unpublish(ctx, { id })
  return documentSummary(ctx, id)
}

export async function statusChanged(
  ctx: OwnerTransaction,
  input: Input<typeof documentsApi.setStatus>,
): Promise<DocumentSummary> {
  await setStatus(ctx, input)
  return documentSummary(ctx, input.id)
}
