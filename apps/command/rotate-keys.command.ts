import { rotatePaymentKeys } from '#features/payments/server'
import { allSites } from '#features/sites/server'
import { inSite } from '#platform/database'
import { type Command, dataOption } from './command.ts'
import { withInstallation } from './with-installation.ts'

export const rotateKeysCommand: Command = {
  name: 'rotate-keys',
  does: 'Seals the payment secrets of every site with new keys; nothing has to be stopped for it.',
  options: { data: dataOption },
  run: (input) =>
    withInstallation(input, async (ctx) => {
      let [secrets, sites] = [0, 0]
      for (const site of await allSites(ctx)) {
        const count = await inSite({ ...ctx, locale: 'en' as const }, site, rotatePaymentKeys)
        secrets += count
        sites += count > 0 ? 1 : 0
      }
      input.say(
        secrets === 0 ? 'No site keeps a payment secret.' : `Sealed anew: ${secrets} secrets of ${sites} sites.`,
      )
      return 0
    }),
}
