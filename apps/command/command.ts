import { parseArgs } from 'node:util'
import { commandProblems } from './command.problems.ts'

export interface Option {
  /** The example value in the help (`--port 8080`). An option without it is a switch. */
  readonly value?: string
  readonly says: string
  readonly required?: boolean
  /** Whether the option may be given more than once. */
  readonly repeats?: boolean
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly does: string
  /** Names of the arguments, in order. An argument in brackets is optional. */
  readonly takes?: readonly string[]
  readonly options?: Readonly<Record<string, Option>>
  readonly examples?: readonly string[]
  /** Returns the exit code. */
  readonly run: (input: CommandInput) => Promise<number>
}

export interface CommandInput {
  readonly words: readonly string[]
  readonly text: (option: string) => string | undefined
  readonly has: (option: string) => boolean
  /** All values of an option that repeats. */
  readonly texts: (option: string) => readonly string[]
  readonly say: (line: string) => void
}

export const dataOption = {
  value: './data',
  says: 'the folder of the installation (default: data beside the program, or QUOIN_DATA)',
}

/** The arguments and options of one call, checked against the command's declaration. */
export function read(command: Command, typed: readonly string[], say: CommandInput['say']): CommandInput {
  const options = Object.entries(command.options ?? {})
  const declared = Object.fromEntries(
    options.map(([name, { value, repeats = false }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: repeats } as const,
    ]),
  )
  const { values, positionals } = parse(command, typed, declared)
  const takes = command.takes ?? []
  const missing = takes.find((name, index) => !name.startsWith('[') && positionals[index] === undefined)
  if (missing) throw commandProblems.missingWord({ command: command.name, word: missing })
  const extra = positionals[takes.length]
  if (extra !== undefined) throw commandProblems.extraWord({ command: command.name, word: extra })
  for (const [name, { required }] of options) {
    if (required && !values[name]) throw commandProblems.missingOption({ command: command.name, option: name })
  }
  return {
    words: positionals,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    has: (name) => values[name] === true,
    texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    say,
  }
}

function parse(
  command: Command,
  typed: readonly string[],
  options: Record<string, { type: 'boolean' | 'string'; multiple: boolean }>,
) {
  try {
    return parseArgs({ args: [...typed], options, allowPositionals: true, strict: true })
  } catch (error) {
    const reason = (error as Error).message.split('. ')[0] ?? ''
    throw commandProblems.unreadable({ command: command.name, reason })
  }
}

/** Returns the output of `./quoin start --help`. */
export function helpOf({ name, does, takes = [], options = {}, examples = [] }: Command): string {
  const rows = Object.entries(options).map(([option, { value, says, required }]) => {
    return [`--${option}${value === undefined ? '' : ` ${value}`}`, `${says}${required ? ' (needed)' : ''}`] as const
  })
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  const usage = ['./quoin', name, ...takes, ...(rows.length > 0 ? ['[options]'] : [])].join(' ')
  return [
    does,
    '',
    `  ${usage}`,
    ...(rows.length > 0 ? ['', 'Options', ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)] : []),
    ...(examples.length > 0 ? ['', 'Examples', ...examples.map((line) => `  ${line}`)] : []),
  ].join('\n')
}
