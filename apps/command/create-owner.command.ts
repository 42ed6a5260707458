import { createOwner } from '#features/accounts/server'
import type { PlatformContext, Writable } from '#platform/context'
import { isLanguage, languages, sourceLanguage } from '#platform/i18n'
import { type Command, dataOption } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { withInstallation } from './with-installation.ts'

export const createOwnerCommand: Command = {
  name: 'create-owner',
  does: 'Makes an account that can own sites.',
  options: {
    email: { value: 'ADDRESS', says: 'its e-mail address', required: true },
    password: {
      value: 'PASSWORD',
      says: 'at least 8 characters; left out, the account signs in by ./quoin sign-in-link',
    },
    name: { value: 'NAME', says: 'how it is shown to others' },
    language: { value: 'LANGUAGE', says: 'of the owner area, such as nl (default: en)' },
    staff: { says: 'may also run the installation: see its mailbox and all accounts' },
    data: dataOption,
  },
  examples: ['./quoin create-owner --email ada@example.com --password "three plain words"'],
  run: async (input) => {
    const language = input.text('language') ?? sourceLanguage
    if (!isLanguage(language)) throw commandProblems.languageUnfit({ typed: language, choices: languages().join(', ') })
    const make = async (ctx: Writable<PlatformContext>): Promise<number> => {
      const password = input.text('password')
      const account = await createOwner(ctx, {
        email: input.text('email') ?? '',
        ...(password === undefined ? {} : { password }),
        name: input.text('name') ?? '',
        locale: language,
        staff: input.has('staff'),
      })
      input.say(`The account ${account.email} is made.`)
      return 0
    }
    return withInstallation(input, make, { begins: true })
  },
}
