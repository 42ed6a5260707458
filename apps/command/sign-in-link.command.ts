import { signInLink } from '#features/accounts/server'
import { type Command, dataOption } from './command.ts'
import { accountNamed, withInstallation } from './with-installation.ts'

export const signInLinkCommand: Command = {
  name: 'sign-in-link',
  does: 'Prints an address that signs an account in once, within the hour. It stands in for the password; a second factor is still asked for.',
  takes: ['EMAIL'],
  options: { data: dataOption },
  run: (input) =>
    withInstallation(input, async (ctx) => {
      const { email } = await accountNamed(ctx, input.words[0] ?? '')
      input.say(await signInLink(ctx, { email }))
      return 0
    }),
}
