import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'

const platformSettingsSchema = z.object({
  /** Whether strangers may make accounts; the configuration can forbid it for good. */
  registration: z.enum(['open', 'closed']).default('open'),
  /** Sites listed on the front page for visitors who are not signed in. */
  showcase: z.array(z.object({ name: z.string(), title: z.string() })).default([]),
})
export type PlatformSettings = z.infer<typeof platformSettingsSchema>

export async function platformSettings(ctx: PlatformContext): Promise<PlatformSettings> {
  const row = await ctx.db.selectFrom('platform_settings').select('settings').executeTakeFirst()
  return platformSettingsSchema.parse(row?.settings ?? {})
}

export async function changePlatformSettings(
  ctx: Writable<PlatformContext>,
  change: Partial<PlatformSettings>,
): Promise<void> {
  const settings = platformSettingsSchema.parse({ ...(await platformSettings(ctx)), ...change })
  await ctx.db
    .insertInto('platform_settings')
    .values({ only: true, settings })
    .onConflict((conflict) => conflict.column('only').doUpdateSet({ settings }))
    .execute()
}

export async function isRegistrationOpen(ctx: PlatformContext): Promise<boolean> {
  return ctx.config.registration === 'open' && (await platformSettings(ctx)).registration === 'open'
}
