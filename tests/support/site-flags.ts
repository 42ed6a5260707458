import type { SiteTransaction } from '#platform/context'

/** Switches a feature of a site, as the people who run the installation do in its database. */
export async function setFlag(ctx: SiteTransaction, flag: string, enabled: boolean): Promise<void> {
  await ctx.db
    .insertInto('website_flags')
    .values({ website_id: ctx.site.id, flag, enabled })
    .onConflict((conflict) => conflict.columns(['website_id', 'flag']).doUpdateSet({ enabled }))
    .execute()
}
