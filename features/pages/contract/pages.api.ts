import { z } from 'zod'
import { answerSchema, documentSchema, loggedOperationSchema, operationSchema, requestSchema } from '#platform/document'
import { callLimits, endpoint, idSchema, patchOf } from '#platform/contract'
import { checkEndpoints } from './check-endpoints.ts'
import { choiceSchema, clientNameSchema } from './people.schema.ts'
import {
  changeSummarySchema,
  documentKindSchema,
  documentSummarySchema,
  historyEntrySchema,
  pageSettingsSchema,
  redirectSchema,
  statusSchema,
  trashedSchema,
} from './page.schema.ts'

const dependentSchema = z.object({ sentence: z.string(), holds: z.boolean() })
const seq = z.coerce.number().int().min(0)
const byId = z.object({ id: idSchema })
const settings = { method: 'GET', host: 'admin', allows: 'content.edit' } as const
const look = { method: 'GET', host: 'admin', allows: 'content.look' } as const
const edit = { method: 'POST', host: 'admin', allows: 'content.edit' } as const
const release = { method: 'POST', host: 'admin', allows: 'content.publish' } as const
const remove = { method: 'POST', host: 'admin', allows: 'content.delete' } as const

/** Documents with a layout: pages, posts, headers, styles, navigation. */
export const documentsApi = {
  draft: endpoint({
    ...look,
    path: '/api/documents/:id',
    input: byId,
    output: z.object({ document: documentSchema, summary: documentSummarySchema }),
  }),
  /** Appends a client's operations in order. Each has its `(client, n)`, so a repeated call has no second effect. */
  append: endpoint({
    ...edit,
    path: '/api/documents/:id/operations',
    input: requestSchema.extend({ id: idSchema }),
    output: answerSchema,
  }),
  since: endpoint({
    ...look,
    path: '/api/documents/:id/operations',
    input: z.object({ id: idSchema, since: seq }),
    output: z.object({ seq: z.number().int(), operations: z.array(loggedOperationSchema) }),
  }),
  /**
   * Server-sent events: `ready`, then `operations` with `{ seq, operations }` from `since` on, `people` with all who
   * have the document open, and `notes` after a comment. With a `client` the listener is one of the people.
   */
  events: endpoint({
    ...look,
    path: '/api/documents/:id/events',
    input: z.object({ id: idSchema, since: seq, client: clientNameSchema.optional() }),
    output: z.unknown(),
  }),
  /** Announces the selection to others in the document. It is not stored, and repeated while text is written. */
  choose: endpoint({
    ...look,
    method: 'POST',
    path: '/api/documents/:id/choice',
    input: choiceSchema.extend({ id: idSchema, client: clientNameSchema }),
    output: z.object({}),
    limits: callLimits.frequent,
  }),
  /** Returns the changes that publishing would make for visitors. */
  changes: endpoint({
    ...settings,
    path: '/api/documents/:id/changes',
    input: byId,
    output: z.object({ neverPublished: z.boolean(), changes: z.array(changeSummarySchema) }),
  }),
  /** All documents with unpublished changes, newest first. */
  unpublished: endpoint({
    ...settings,
    path: '/api/documents',
    input: z.object({ kind: documentKindSchema.optional() }),
    output: z.object({ documents: z.array(documentSummarySchema) }),
  }),
  publish: endpoint({
    ...release,
    path: '/api/documents/publish',
    input: z.object({
      documents: z.array(idSchema).min(1).max(1000),
      at: z.iso.datetime().optional(),
      /** Whether only people who work on the site see them. */
      isPrivate: z.boolean().optional(),
    }),
    output: z.object({ publicationId: idSchema, documents: z.array(documentSummarySchema) }),
  }),
  unpublish: endpoint({ ...release, path: '/api/documents/:id/unpublish', input: byId, output: documentSummarySchema }),
  /** Changes the status (needs review, draft, private, published). Transitions that C4.63 does not have are refused. */
  setStatus: endpoint({
    ...edit,
    path: '/api/documents/:id/status',
    input: z.object({ id: idSchema, status: statusSchema }),
    output: documentSummarySchema,
  }),
  history: endpoint({
    ...settings,
    path: '/api/documents/:id/history',
    input: z.object({ id: idSchema, before: seq.optional() }),
    output: z.object({ entries: z.array(historyEntrySchema), more: z.boolean() }),
  }),
  version: endpoint({
    ...settings,
    path: '/api/documents/:id/versions/:seq',
    input: z.object({ id: idSchema, seq }),
    output: documentSchema,
  }),
  /**
   * Restores a version, or one `section` or `block` of it, in one step. `back` undoes it; null when nothing differed.
   */
  restore: endpoint({
    ...edit,
    path: '/api/documents/:id/restore',
    input: z.object({ id: idSchema, seq, section: idSchema.optional(), block: idSchema.optional() }),
    output: z.object({ seq: z.number().int(), back: operationSchema.nullable() }),
  }),
  nameVersion: endpoint({
    ...edit,
    path: '/api/documents/:id/name-version',
    input: z.object({ id: idSchema, seq: seq.optional(), name: z.string().trim().min(1).max(200) }),
    output: z.object({ seq: z.number().int() }),
  }),
  /** Creates a link on the public host that shows the draft to its holders until `until`. */
  previewLink: endpoint({
    ...edit,
    path: '/api/documents/:id/preview-link',
    input: byId,
    output: z.object({ url: z.string(), until: z.string() }),
  }),
  /** Takes back every preview link of the document. */
  revokePreviewLinks: endpoint({
    ...edit,
    path: '/api/documents/:id/revoke-preview-links',
    input: byId,
    output: z.object({}),
  }),
  /** Lists the records that depend on the document before it is removed. It stays as long as a dependent `holds` it. */
  dependents: endpoint({
    method: 'GET',
    host: 'admin',
    allows: 'content.delete',
    path: '/api/documents/:id/standing',
    input: byId,
    output: z.array(dependentSchema),
  }),
  trash: endpoint({ ...remove, path: '/api/documents/:id/trash', input: byId, output: z.object({}) }),
  trashed: endpoint({
    ...settings,
    path: '/api/trash',
    input: z.object({}),
    output: z.object({ documents: z.array(trashedSchema) }),
  }),
  restoreFromTrash: endpoint({ ...remove, path: '/api/trash/:id/restore', input: byId, output: documentSummarySchema }),
  deleteForGood: endpoint({ ...remove, path: '/api/trash/:id/delete', input: byId, output: z.object({}) }),
  emptyTrash: endpoint({
    ...remove,
    path: '/api/trash/empty',
    input: z.object({}),
    output: z.object({ removed: z.number().int() }),
  }),
}

export const pagesApi = {
  list: endpoint({
    ...look,
    path: '/api/pages',
    input: z.object({ kind: documentKindSchema.default('page') }),
    output: z.object({ pages: z.array(documentSummarySchema) }),
  }),
  create: endpoint({
    ...edit,
    path: '/api/pages',
    idempotent: false,
    input: z.object({
      title: z.string().trim().min(1).max(300),
      slug: z.string().max(300).optional(),
      pageType: z.union([z.literal(2), z.literal(3)]).optional(),
    }),
    output: documentSummarySchema,
  }),
  duplicate: endpoint({
    ...edit,
    path: '/api/pages/:id/duplicate',
    idempotent: false,
    input: byId,
    output: documentSummarySchema,
  }),
  settings: endpoint({
    ...settings,
    path: '/api/pages/:id/settings',
    input: byId,
    /** `password` is ten bullets when one is set (C9.43), else ''. */
    output: z.object({
      settings: pageSettingsSchema,
      password: z.string(),
      summary: documentSummarySchema,
      baseUrl: z.string(),
      /** Description for search engines where the page has none: that of the site on the home page, else ''. */
      siteDescription: z.string(),
    }),
  }),
  saveSettings: endpoint({
    ...edit,
    path: '/api/pages/:id/settings',
    /** Changed settings only. Ten bullets keep the password, and an empty one removes it. */
    input: z.object({ id: idSchema, settings: patchOf(pageSettingsSchema), password: z.string().max(200).optional() }),
    output: z.object({ settings: pageSettingsSchema, summary: documentSummarySchema, seq: z.number().int() }),
  }),
  setHomepage: endpoint({ ...release, path: '/api/pages/:id/homepage', input: byId, output: documentSummarySchema }),
  redirects: endpoint({
    ...settings,
    path: '/api/redirects',
    input: z.object({}),
    output: z.object({ redirects: z.array(redirectSchema) }),
  }),
  /** Exports the list as a spreadsheet that the redirect import accepts. */
  redirectsCsv: endpoint({
    ...settings,
    path: '/api/redirects/export.csv',
    input: z.object({ search: z.string().max(200).default('') }),
    output: z.unknown(),
  }),
  saveRedirect: endpoint({
    ...edit,
    path: '/api/redirects',
    allows: 'settings.advanced',
    input: z.object({
      path: z.string().min(1).max(1000),
      target: z.string().min(1).max(2000),
      permanent: z.boolean().default(true),
    }),
    output: redirectSchema,
  }),
  removeRedirect: endpoint({
    ...edit,
    path: '/api/redirects/remove',
    allows: 'settings.advanced',
    input: z.object({ path: z.string().min(1).max(1000) }),
    output: z.object({}),
  }),
  ...checkEndpoints,
}

/** Lists the uses of a file before it is deleted. */
export const mediaUsesApi = {
  uses: endpoint({
    ...settings,
    path: '/api/media/:id/uses',
    input: byId,
    output: z.object({
      documents: z.array(
        z.object({
          id: idSchema,
          kind: documentKindSchema,
          title: z.string(),
          inDraft: z.boolean(),
          inPublished: z.boolean(),
          inTrash: z.boolean(),
        }),
      ),
      /** Records that other features store beside documents, such as an author's portrait. */
      others: z.array(z.object({ title: z.string(), screen: z.string() })),
      /** Names of the site's own settings that name it: logo, icon, social image. */
      settings: z.array(z.enum(['logoAssetId', 'faviconAssetId', 'socialImageAssetId'])),
    }),
  }),
}
