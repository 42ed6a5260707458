import { Problem } from '#platform/contract'
import { databaseProblems, isUnreachable } from '#platform/database'
import { mappedStack } from '#platform/log'
import { fileReason } from '#platform/storage'
import { type Command, helpOf, read } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { nearest } from './nearest.ts'

/** Exit code for input that cannot be understood; other failures exit with 1. */
const misuse = 2

/** Runs the command that was typed, and explains what fails. Answers the exit code. */
export async function runCommand(commands: readonly Command[], [name, ...typed]: readonly string[]): Promise<number> {
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help')
      return showAll(commands, name === undefined ? misuse : 0)
    const command = commands.find((candidate) => candidate.name === name)
    if (!command)
      throw commandProblems.unknown({
        typed: name,
        nearest: nearest(
          name,
          commands.map((candidate) => candidate.name),
        ),
      })
    if (typed.includes('--help') || typed.includes('-h')) return show(helpOf(command))
    return await command.run(read(command, typed, show))
  } catch (error) {
    return explain(error)
  }
}

function showAll(commands: readonly Command[], code: number): number {
  const width = Math.max(...commands.map((command) => command.name.length))
  const rows = commands.map(({ name, does }: Command) => `  ${name.padEnd(width)}  ${does}`)
  show(
    [
      'Quoin, a website builder with an online store that you own.',
      '',
      '  ./quoin COMMAND [options]',
      '',
      ...rows,
    ].join('\n'),
  )
  show('\n./quoin COMMAND --help says more about one of them.')
  return code
}

function show(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

function explain(cause: unknown): number {
  const error = asRefusal(cause)
  if (error instanceof Problem) {
    process.stderr.write(`${error.message}\n`)
    return error.code.startsWith('command.') && error.kind === 'invalid' ? misuse : 1
  }
  process.stderr.write(
    `Something went wrong that was not foreseen. Please report it with these lines:\n${mappedStack((error as Error)?.stack ?? String(error))}\n`,
  )
  return 1
}

/** An unavailable, full or refusing database or disk is no defect of the program, so its own message helps. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Problem) return error
  const { code, message, syscall } = (error ?? {}) as { code?: unknown; message?: unknown; syscall?: unknown }
  const reason = typeof message === 'string' ? message : ''
  const isOfFile = typeof syscall === 'string' && !/connect|getaddrinfo/.test(syscall)
  if (isOfFile) return asFileRefusal(error, reason)
  if (isUnreachable(error)) return commandProblems.databaseAway({ reason })
  if (/^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY))/.test(String(code)))
    return commandProblems.databaseUntrusted({ reason })
  if (code === '53100') return databaseProblems.diskFull({ status: 507 })
  return /^(28...|3D000)$/.test(typeof code === 'string' ? code : '')
    ? commandProblems.databaseRefuses({ reason })
    : error
}

function asFileRefusal(error: unknown, message: string): unknown {
  const reason = fileReason(error)
  const { path = message } = error as NodeJS.ErrnoException
  return reason ? commandProblems.diskRefuses({ path, reason }) : error
}
