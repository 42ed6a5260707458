import { createOwner } from '#features/accounts/server'
import { type Command, dataOption } from './command.ts'
import { withInstallation } from './with-installation.ts'

export const createOwnerCommand: Command = {
  name: 'create-owner',
  does: 'Makes an account that can own sites.',
  options: {
    email: { value: 'ADDRESS', says: 'its e-mail address', required: true },
    password: { value: 'PASSWORD', says: 'at least 8 characters; left out, the account signs in by ./quoin sign-in-link' },
    name: { value: 'NAME', says: 'how it is shown to others' },
    language: { value: 'en|nl', says: 'of the owner area (default: en)' },
    staff: { says: 'may also run the installation: see its mailbox and all accounts' },
    data: dataOption,
  },
  examples: ['./quoin create-owner --email ada@example.com --password "three plain words"'],
  run: (given) =>
    withInstallation(given, async (ctx) => {
      const password = given.text('password')
      const account = await createOwner(ctx, {
        email: given.text('email') ?? '',
        ...(password === undefined ? {} : { password }),
        name: given.text('name') ?? '',
        locale: given.text('language') === 'nl' ? 'nl' : 'en',
        staff: given.has('staff'),
      })
      given.say(`The account ${account.email} is made.`)
      return 0
    }),
}
