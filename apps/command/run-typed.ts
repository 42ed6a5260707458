import { loadLanguages } from '../server/load-languages.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

/** Runs what was typed. Answers the exit code. */
export function runTyped(words: readonly string[]): Promise<number> {
  loadLanguages()
  return runCommand(commands, words)
}
