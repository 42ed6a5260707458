import { removeSecondFactor } from '#features/accounts/server'
import { type Command, dataOption } from './command.ts'
import { accountNamed, withInstallation } from './with-installation.ts'

export const removeSecondFactorCommand: Command = {
  name: 'remove-second-factor',
  does: 'Takes a lost second factor from an account: its passkeys, one-time codes and recovery codes.',
  takes: ['EMAIL'],
  options: { data: dataOption },
  examples: ['./quoin remove-second-factor ada@example.com'],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      const { email } = await accountNamed(ctx, input.words[0] ?? '')
      input.say(
        (await removeSecondFactor(ctx, { email }))
          ? `${email} signs in with the password alone until a new second factor is set up. It is signed out everywhere, and an email tells it so.`
          : `${email} has no second factor.`,
      )
      return 0
    }),
}
