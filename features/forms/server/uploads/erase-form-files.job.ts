import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { z } from 'zod'

/** Files that have no submission after a day belong to a request that failed midway. */
const looseMs = dayMs

/** Deletes the files of deleted submissions from the store. */
export const eraseFormFilesJob = longJob({
  name: 'forms.erase-files',
  schedule: '25 * * * *',
  input: z.object({}),
  run: async (ctx) => {
    const oldest = ctx.now().getTime() - looseMs
    for (const site of await allSites(ctx)) {
      const { gone, present } = await inSite(ctx, site, async (tx) => {
        const tables = siteTables({ db: tx.db, site })
        const rows = await tables.deleteFrom('form_files').where('submission_id', 'is', null).returning('key').execute()
        return { gone: rows, present: await tables.selectFrom('form_files').select('key').execute() }
      })
      const presentKeys = new Set(present.map(({ key }) => key))
      const keys = gone.map(({ key }) => key)
      for await (const key of ctx.storage.list(`${site.id}/forms/`)) {
        const storedAt = Number.parseInt(key.split('/').at(-1)?.slice(0, 12) ?? '', 16)
        if (!presentKeys.has(key) && storedAt < oldest) keys.push(key)
      }
      if (keys.length > 0) await ctx.storage.remove([...new Set(keys)])
    }
  },
})
