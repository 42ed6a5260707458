import type { PlatformContext } from '#platform/context'

/** Whether strangers may make accounts: the configuration can forbid it, and so can the people who run the installation. */
export async function isRegistrationOpen(ctx: PlatformContext): Promise<boolean> {
  if (ctx.config.registration === 'closed') return false
  const row = await ctx.db.selectFrom('platform_settings').select('settings').executeTakeFirst()
  return row?.settings['registration'] !== 'closed'
}
