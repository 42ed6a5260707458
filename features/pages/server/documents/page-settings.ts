import { siteTables } from '#platform/database'
import type { Change } from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { type Input, type Output, newId } from '#platform/contract'
import {
  type PageSettings,
  isReserved,
  pageSettingsSchema,
  type pagesApi,
  pagesProblems,
  pathMax,
  slugOf,
} from '../../contract/index.ts'
import { siteDescriptionFor } from '../addresses/homepage.ts'
import { setOwnAccess } from '../access/derive-access.ts'
import { changeDocument } from '../operations/append-operations.ts'
import { type DocumentRow, documentSummary, lockDocument, requireDocument } from '../base/documents.queries.ts'
import { lockVersion, maskedPassword, passwordMin, setPassword } from '../access/passwords.ts'

export async function pageSettings(
  ctx: OwnerContext,
  { id }: { id: string },
): Promise<Output<typeof pagesApi.settings>> {
  ctx.require('content.edit')
  const row = await requireDocument(ctx, id)
  const settings = await presentSettings(ctx, row)
  return {
    settings,
    password: (await lockVersion(ctx, id)) === null ? '' : maskedPassword,
    summary: await documentSummary(ctx, id),
    baseUrl: ctx.site.baseUrl,
    siteDescription: await siteDescriptionFor(ctx, id),
  }
}

/** Saves settings as an operation in the log, and the password apart from it. */
export async function savePageSettings(
  ctx: OwnerTransaction,
  input: Input<typeof pagesApi.saveSettings>,
): Promise<Output<typeof pagesApi.saveSettings>> {
  ctx.require('content.edit')
  const row = await lockDocument(ctx, input.id)
  const present = await presentSettings(ctx, row)
  const wanted = await withSlug(ctx, input.id, present, input.settings)
  const access = (await saveAccess(ctx, row, present, input)) ?? wanted.access
  if (access !== undefined) {
    wanted.access = access
    await setOwnAccess(ctx, { id: input.id, access })
  }
  const changes = changesOf(present, wanted)
  const seq = changes.length === 0 ? row.head_seq : await save(ctx, input.id, changes)
  const saved = await requireDocument(ctx, input.id)
  return { settings: await presentSettings(ctx, saved), summary: await documentSummary(ctx, input.id), seq }
}

/** Returns the draft's settings with the access in force: a page with a password requires it in any case. */
async function presentSettings(ctx: OwnerContext, row: DocumentRow): Promise<PageSettings> {
  const asksPassword = row.own_access === 'public' && (await lockVersion(ctx, row.id)) !== null
  return { ...pageSettingsSchema.parse(row.head.settings), access: asksPassword ? 'password' : row.own_access }
}

/**
 * Sets the password and the access together: a password locks, an empty one or `public` opens, and `password` alone
 * needs a stored one.
 */
async function saveAccess(
  ctx: OwnerTransaction,
  row: DocumentRow,
  present: PageSettings,
  input: Input<typeof pagesApi.saveSettings>,
): Promise<PageSettings['access'] | undefined> {
  const { id, settings } = input
  const password = input.password ?? maskedPassword
  const opens =
    settings.access === 'public' ? present.access !== 'public' : settings.access === undefined && password === ''
  if (opens) {
    await setPassword(ctx, { id, password: null })
    return 'public'
  }
  if (settings.access === 'public') return undefined
  if (settings.access === 'members') {
    await setPassword(ctx, { id, password: null })
    return 'members'
  }
  if (password !== maskedPassword && password !== '') {
    if ([...password].length < passwordMin) throw pagesProblems.passwordTooShort({ min: passwordMin })
    await setPassword(ctx, { id, password })
    return 'password'
  }
  if (settings.access === 'password' && (password === '' || (await lockVersion(ctx, id)) === null))
    throw pagesProblems.passwordMissing({ title: row.title })
  return undefined
}

async function save(ctx: OwnerTransaction, id: string, changes: Change[]): Promise<number> {
  const key = `settings:${newId(ctx.now().getTime())}`
  const { seq, outcomes } = await changeDocument(ctx, { id, operation: { kind: 'changeSettings', changes }, key })
  const reason = outcomes[0]?.dropped[0]?.reason
  if (reason === 'forbidden') ctx.require('settings.codeInjection')
  if (reason) throw pagesProblems.invalidSettings({ reason })
  return seq
}

/** Normalises a typed slug and refuses it at once when it is taken, reserved or too long. */
async function withSlug(
  ctx: OwnerContext,
  id: string,
  present: PageSettings,
  wanted: Partial<PageSettings>,
): Promise<Partial<PageSettings>> {
  if (wanted.slug === undefined || wanted.slug === present.slug) return { ...wanted }
  const slug = slugOf(wanted.slug)
  if (slug === '') throw pagesProblems.slugEmpty({ typed: wanted.slug })
  if (`/${slug}`.length >= pathMax) throw pagesProblems.pathTooLong({ max: pathMax })
  if (isReserved(slug)) throw pagesProblems.slugReserved({ path: `/${slug}` })
  const namesake = await pageWithSlug(ctx, id, slug)
  if (namesake) throw pagesProblems.slugTaken({ path: `/${slug}`, title: namesake.title })
  return { ...wanted, slug }
}

/** Returns another page's draft with the slug, or other content at its path. */
async function pageWithSlug(ctx: OwnerContext, id: string, slug: string): Promise<{ title: string } | undefined> {
  const draft = await siteTables(ctx)
    .selectFrom('documents')
    .select('title')
    .where('slug', '=', slug)
    .where('kind', '=', 'page')
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (draft) return draft
  const live = await siteTables(ctx)
    .selectFrom('addresses')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'addresses.website_id')
        .onRef('documents.id', '=', 'addresses.document_id'),
    )
    .select(['addresses.document_id', 'documents.title'])
    .where('path', '=', `/${slug}`)
    .where('state', '=', 'live')
    .executeTakeFirst()
  return live && live.document_id !== id ? { title: live.title ?? slug } : undefined
}

function changesOf(present: PageSettings, wanted: Partial<PageSettings>): Change[] {
  return Object.entries(wanted).flatMap(([name, value]): Change[] =>
    value === undefined || value === present[name as keyof PageSettings] ? [] : [{ path: [name], value }],
  )
}
