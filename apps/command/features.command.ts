import { flagNames, isFlag, planNames, setFeatures, siteFeatures } from '#features/sites/server'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { type Command, type CommandInput, dataOption } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

export const featuresCommand: Command = {
  name: 'features',
  does: 'Lists the features of a site, switches them on or off, and sets its plan.',
  options: {
    site: { value: 'NAME', says: 'the site', required: true },
    on: { value: 'FEATURE', says: 'switches a feature on; may be repeated', repeats: true },
    off: { value: 'FEATURE', says: 'switches a feature off; may be repeated', repeats: true },
    plan: { value: 'PLAN', says: 'sets the plan, which decides which features a site may have' },
    data: dataOption,
  },
  examples: [
    './quoin features --site bakery',
    './quoin features --site bakery --off gift-cards --off comments',
    './quoin features --site bakery --plan personal',
  ],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      const changes = changesIn(input)
      const site = await siteNamed(ctx, input.text('site') ?? '')
      const { plan, flags } = await inSite(ctx, site, (step) => {
        const tx = { ...step, locale: languageOf(site.locale) }
        return changes ? setFeatures(tx, changes) : siteFeatures(tx)
      })
      input.say(`${site.name} has the plan ${plan}.`)
      const width = Math.max(...flagNames.map((name) => name.length))
      for (const { flag, isOn, isInPlan } of flags)
        input.say(`  ${flag.padEnd(width)}  ${isInPlan ? (isOn ? 'on' : 'off') : 'not in the plan'}`)
      return 0
    }),
}

/** Returns the wanted changes; null when the command only lists. */
function changesIn(input: CommandInput) {
  const [on, off] = [input.texts('on'), input.texts('off')]
  const plan = input.text('plan')
  const unknown = [...on, ...off].find((name) => !isFlag(name))
  if (unknown !== undefined) throw commandProblems.flagUnfit({ typed: unknown, choices: flagNames.join(', ') })
  const both = on.find((name) => off.includes(name))
  if (both !== undefined) throw commandProblems.flagTwice({ flag: both })
  if (plan !== undefined && !planNames.includes(plan))
    throw commandProblems.planUnfit({ typed: plan, choices: planNames.join(', ') })
  if (on.length === 0 && off.length === 0 && plan === undefined) return null
  return { on: on.filter(isFlag), off: off.filter(isFlag), ...(plan !== undefined && { plan }) }
}
