import { isStaff } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed } from '#platform/database'
import type { sitesApi } from '../../contract/sites.api.ts'
import { siteMessages as say } from '../../contract/sites.messages.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { type Flag, flagStates, flags } from '../entitlements.ts'
import { storeFlag } from './set-features.ts'

/** Returns the flags of this site that the requesting person may switch. */
export async function readFlags(ctx: OwnerContext): Promise<Output<typeof sitesApi.flags>> {
  ctx.require('settings.advanced')
  const shown = await switchedBy(ctx)
  const states = await flagStates(ctx)
  return {
    flags: shown.map((flag) => ({
      flag,
      isOn: states.find((state) => state.flag === flag)?.isOn ?? false,
      isInPlan: states.find((state) => state.flag === flag)?.isInPlan ?? false,
      name: say(ctx.locale, `flag.${flag}`),
      description: say(ctx.locale, `flag.${flag}.effect`),
    })),
  }
}

export async function switchFlag(
  ctx: OwnerTransaction,
  { flag, isOn }: Input<typeof sitesApi.setFlag>,
): Promise<Output<typeof sitesApi.flags>> {
  ctx.require('settings.advanced')
  const switchedFlag = (await switchedBy(ctx)).find((name) => name === flag)
  if (!switchedFlag) throw siteProblems.flagUnknown({ flag })
  await storeFlag(ctx, switchedFlag, isOn)
  await changed(ctx, [cacheTag.site])
  return readFlags(ctx)
}

type ShownFlag = { [F in Flag]: (typeof flags)[F]['by'] extends 'nobody' ? never : F }[Flag]

async function switchedBy(ctx: OwnerContext): Promise<ShownFlag[]> {
  const names = Object.keys(flags) as Flag[]
  const byStaff = await isStaff(ctx)
  return names.filter(
    (flag): flag is ShownFlag => flags[flag].by === 'owner' || (byStaff && flags[flag].by === 'staff'),
  )
}
