import { Readable } from 'node:stream'
import { shownName } from '#features/media/contract'
import { recognised, type VisitorContext, type Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import type { BlockField } from '../../contract/block-field.schema.ts'
import type { AnswerFault } from '../../contract/index.ts'
import {
  extensionOf,
  fileEntry,
  isTakenType,
  largestStoreGb,
  largestSubmissionMb,
} from '../../contract/upload.rules.ts'
import type { FormFilesTable } from '../forms.tables.ts'
import { publishedForm } from '../published-form.ts'
import { fitsExtension } from './file-signature.rules.ts'

type Context = Writable<VisitorContext> & CalledBy
type FileField = Extract<BlockField, { kind: 'file' }>
export type StoredFile = Omit<FormFilesTable, 'submission_id'>

export interface ReceivedFiles {
  /** All other fields, by their names in the form. */
  fields: Record<string, string>
  /** Files by field, in the shape that `readAnswers` expects. */
  answers: Map<string, { entries: string[]; fault?: AnswerFault }>
  /** Files that are in the store but not yet in the table. */
  stored: StoredFile[]
}

const bytesPerMb = 1024 * 1024

/** Receives the files of a form as a stream. A field's unsuitable files are not stored, and reported beside it. */
export async function receiveFiles(ctx: Context): Promise<ReceivedFiles> {
  const received: ReceivedFiles = {
    fields: Object.create(null) as Record<string, string>,
    answers: new Map(),
    stored: [],
  }
  let taking: { fields: readonly FileField[]; room: number } | null = null
  for await (const file of ctx.caller.files(received.fields)) {
    if (file.name === '') continue
    taking ??= await askedFiles(ctx, received.fields)
    const field = taking.fields.find(({ id }) => file.field === `form.${id}`)
    if (!field) continue
    const answer = received.answers.get(field.id) ?? { entries: [] }
    received.answers.set(field.id, answer)
    const name = shownName(file.name)
    const taken = received.stored.reduce((sum, { bytes }) => sum + bytes, 0)
    const most = Math.min(field.maxMb * bytesPerMb, largestSubmissionMb * bytesPerMb - taken, taking.room - taken)
    const outcome = await storeFile(ctx, { field, name, body: file.body as AsyncIterable<Uint8Array>, most })
    if (typeof outcome === 'string') answer.fault ??= outcome
    else if (outcome) {
      received.stored.push(outcome)
      answer.entries.push(fileEntry(outcome))
    }
    // Files up to the limit are checked, and one more to report that there are too many.
    if (answer.entries.length > field.maxFiles) answer.fault ??= 'fileCount'
  }
  return received
}

/** File fields of the published form, and the number of bytes that the site may still store. */
async function askedFiles(
  ctx: Context,
  fields: Readonly<Record<string, string>>,
): Promise<{ fields: readonly FileField[]; room: number }> {
  const { formId = '', pagePath = '/' } = fields
  if (!/^[0-9a-f]{24}$/.test(formId)) return { fields: [], room: 0 }
  return inSite(ctx, ctx.site, async (tx) => {
    const visitor = await recognised(tx, tx.caller.cookie)
    const { props } = await publishedForm(visitor, formId, pagePath)
    const { total } = await siteTables(tx)
      .selectFrom('form_files')
      .select((row) => row.fn.sum<string | null>('bytes').as('total'))
      .executeTakeFirstOrThrow()
    return {
      fields: props.fields.filter((field) => field.kind === 'file'),
      room: Math.max(0, largestStoreGb * 1024 * bytesPerMb - Number(total ?? 0)),
    }
  })
}

interface Arriving {
  field: FileField
  name: string
  body: AsyncIterable<Uint8Array>
  most: number
}

/** Stores a file; returns null for an empty one. */
async function storeFile(
  ctx: Context,
  { field, name, body, most }: Arriving,
): Promise<StoredFile | AnswerFault | null> {
  if (!isTakenType(name, field.types)) return 'fileType'
  const id = newId(ctx.now().getTime())
  const key = `${ctx.site.id}/forms/${id}`
  let bytes = 0
  let fault: AnswerFault | null = null
  const checked = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of body) {
      if (bytes === 0 && !fitsExtension(piece, extensionOf(name))) fault = 'fileType'
      bytes += piece.byteLength
      if (bytes > most) fault = 'fileSize'
      if (fault) return
      yield piece
    }
  }
  await ctx.storage.put(key, Readable.from(checked()), 'application/octet-stream')
  if (fault === null && bytes > 0) {
    const type = extensionOf(name)
    return { website_id: ctx.site.id, id, field_id: field.id, name, type, bytes, key, created_at: ctx.now() }
  }
  await ctx.storage.remove([key])
  return fault
}
