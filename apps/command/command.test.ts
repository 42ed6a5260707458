import { expect, test } from 'vitest'
import { missedOf } from './bench.command.ts'
import { type Command, helpOf, read } from './command.ts'
import { commands } from './commands.ts'
import { nearest } from './nearest.ts'

const say = () => {}
const command: Command = {
  name: 'bake',
  does: 'Bakes bread.',
  takes: ['FLOUR', '[SALT]'],
  options: { heat: { value: '220', says: 'of the oven', required: true }, quick: { says: 'with a fan' } },
  run: async () => 0,
}

test('arguments and options are read in any order', () => {
  const input = read(command, ['--quick', 'rye', '--heat', '240'], say)
  expect([input.words, input.text('heat'), input.has('quick'), input.text('none')]).toEqual([
    ['rye'],
    '240',
    true,
    undefined,
  ])
})

test.each([
  [[], 'command.missing_word'],
  [['rye'], 'command.missing_option'],
  [['rye', 'salt', 'sugar', '--heat', '1'], 'command.extra_word'],
  [['rye', '--heat', '1', '--steam'], 'command.unreadable'],
  [['rye', '--heat'], 'command.unreadable'],
])('an option that does not fit the command is refused with a sentence: %j', (typed, code) => {
  expect(() => read(command, typed, say)).toThrowError(expect.objectContaining({ code }))
})

test('the help shows how a command is written, each option, and which are required', () => {
  expect(helpOf(command)).toBe(
    [
      'Bakes bread.',
      '',
      '  ./quoin bake FLOUR [SALT] [options]',
      '',
      'Options',
      '  --heat 220  of the oven (needed)',
      '  --quick     with a fan',
    ].join('\n'),
  )
})

test.each([
  ['strat', 'start'],
  ['bakcup', 'backup'],
  ['sign', 'sign-in-link'],
  ['doctro', 'doctor'],
  ['frobnicate', null],
])('%s is taken for %s', (typed, meant) => {
  expect(nearest(typed, ['start', 'backup', 'sign-in-link', 'doctor', 'restore'])).toBe(meant)
})

test('a bar is missed when its ratio is over it, under it, or was never measured', () => {
  const budgets = { speed: { atLeast: 0.6 }, wait: { atMost: 2 }, weight: { atMost: 1 } }
  expect(missedOf({ ratios: { speed: 0.6, wait: 2, weight: 1 }, budgets })).toEqual([])
  expect(missedOf({ ratios: { speed: 0.59, wait: 2.1 }, budgets })).toEqual(['speed', 'wait', 'weight'])
  expect(missedOf({ ratios: { speed: Number.NaN, wait: 0, weight: 0 }, budgets })).toEqual(['speed'])
})

const onInstallations = commands
  .filter(({ options }) => options?.['data'])
  .map((cliCommand) => [cliCommand.name, cliCommand] as const)

test.each(onInstallations)(
  '%s ends with a sentence where its data folder can neither exist nor be made',
  async (_, cliCommand) => {
    const needed = Object.entries(cliCommand.options ?? {}).filter(([, { required }]) => required)
    const typed = [
      ...(cliCommand.takes ?? []).map((argument) => /^\[?(\w+)\|/.exec(argument)?.[1] ?? 'x'),
      ...needed.flatMap(([name]) => [`--${name}`, 'x']),
      '--data',
      '/proc/quoin',
    ]
    await expect(async () => cliCommand.run(read(cliCommand, typed, say))).rejects.toMatchObject({
      code: expect.stringMatching(/^(server\.data_unwritable|command\.no_installation)$/),
    })
  },
)
