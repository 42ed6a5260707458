import { loadLanguages } from '../server/load-languages.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

/** Runs the typed command. Returns its exit code. */
export function runTyped(words: readonly string[]): Promise<number> {
  loadLanguages()
  return runCommand(commands, words)
}
