import { createSite } from '#features/sites/server'
import { type Command, dataOption } from './command.ts'
import { accountNamed, withInstallation } from './with-installation.ts'

export const createSiteCommand: Command = {
  name: 'create-site',
  does: 'Makes a site.',
  takes: ['NAME'],
  options: {
    owner: { value: 'ADDRESS', says: 'the e-mail address of the account that owns it', required: true },
    title: { value: 'TITLE', says: 'what visitors read (default: the name)' },
    locale: { value: 'en-GB', says: 'language and formats of its pages' },
    data: dataOption,
  },
  examples: ['./quoin create-site bakery --owner ada@example.com --title "De Korenbloem" --locale nl-NL'],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      const name = input.words[0] ?? ''
      const account = await accountNamed(ctx, input.text('owner') ?? '')
      const site = await createSite(
        { ...ctx, account },
        { name, title: input.text('title') ?? name, locale: input.text('locale') },
      )
      input.say(`The site is made: ${site.baseUrl}/`)
      input.say(`Edit it at ${ctx.config.protocol}://${site.name}.${ctx.config.adminHost}/config`)
      return 0
    }),
}
