import type { VisitorContext, Writable } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import type { Answer, CalledBy } from '#platform/http'
import { formsApi, formsProblems } from '../../contract/index.ts'
import { submitForm } from '../send-form.ts'
import { type ReceivedFiles, receiveFiles } from './receive-files.ts'

type Context = Writable<VisitorContext> & CalledBy

/** Like `sendForm` for a form with files, which are deleted unless they belong to a stored submission. */
export async function sendFormWithFiles(ctx: Context): Promise<Answer> {
  const received = await receiveFiles(ctx)
  try {
    const { crumb: _, ...fields } = received.fields
    const read = formsApi.save.input.safeParse(fields)
    if (!read.success) throw formsProblems.unreadable()
    return await submitForm(ctx, read.data, received)
  } finally {
    await removeLoose(ctx, received)
  }
}

async function removeLoose(ctx: Context, { stored }: ReceivedFiles): Promise<void> {
  if (stored.length === 0) return
  const attached = await inSite(ctx, ctx.site, (tx) =>
    siteTables(tx)
      .selectFrom('form_files')
      .select('id')
      .where(
        'id',
        'in',
        stored.map(({ id }) => id),
      )
      .execute(),
  )
  const attachedIds = new Set(attached.map(({ id }) => id))
  const loose = stored.filter(({ id }) => !attachedIds.has(id)).map(({ key }) => key)
  if (loose.length > 0) await ctx.storage.remove(loose)
}
