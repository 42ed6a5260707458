import { rotatePaymentKeys } from '#features/payments/server'
import { allSites } from '#features/sites/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { inSite } from '#platform/database'
import { forgetFormerSecrets, replaceSecret } from '../server/read-secret.ts'
import { resealAll } from '../server/reseal.ts'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { withInstallation } from './with-installation.ts'

export const rotateKeysCommand: Command = {
  name: 'rotate-keys',
  does: 'Seals the payment secrets of every site with new keys; nothing has to be stopped for it.',
  options: {
    secret: { says: 'gives the installation a new secret; the one of before is accepted until --forget' },
    forget: { says: 'accepts secrets of before no longer, once nothing is sealed with them' },
    data: dataOption,
  },
  run: (input) =>
    withInstallation(input, async (ctx) => {
      if (input.has('secret')) return newSecret(ctx, input)
      if (input.has('forget')) return forget(ctx, input)
      return newPaymentKeys(ctx, input)
    }),
}

async function newPaymentKeys(ctx: OutsideTransaction<PlatformContext>, input: CommandInput): Promise<number> {
  let [secrets, sites] = [0, 0]
  for (const site of await allSites(ctx)) {
    const count = await inSite({ ...ctx, locale: 'en' as const }, site, rotatePaymentKeys)
    secrets += count
    sites += count > 0 ? 1 : 0
  }
  input.say(secrets === 0 ? 'No site keeps a payment secret.' : `Sealed anew: ${secrets} secrets of ${sites} sites.`)
  return 0
}

async function newSecret({ config }: PlatformContext, input: CommandInput): Promise<number> {
  if (process.env['QUOIN_SECRET']) throw commandProblems.secretFromEnvironment()
  replaceSecret(config.dataFolder)
  input.say(
    'The installation has a new secret. Start Quoin again: the worker then seals anew what the secret of before sealed.',
  )
  input.say(
    'Links and open pages of before go on working. When ./quoin doctor says that nothing is left: ./quoin rotate-keys --forget',
  )
  return 0
}

async function forget(ctx: OutsideTransaction<PlatformContext>, input: CommandInput): Promise<number> {
  if ((ctx.config.formerSecrets ?? []).length === 0) {
    input.say('No secret of before is accepted.')
    return 0
  }
  const left = (await resealAll(ctx, { isTrial: true })).reduce((sum, { count }) => sum + count, 0)
  if (left > 0) throw commandProblems.stillSealed({ count: left })
  if (process.env['QUOIN_SECRET_BEFORE']) {
    input.say('Nothing is sealed with it any more: take QUOIN_SECRET_BEFORE away and start Quoin again.')
    return 0
  }
  forgetFormerSecrets(ctx.config.dataFolder)
  input.say('The secret of before is gone. Start Quoin again: from then on links under it lead nowhere.')
  return 0
}
