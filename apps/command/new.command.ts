import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../server/project-root.ts'
import type { Command } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { writeBlock } from './new/new-block.ts'

/** Creates the initial files of a new part of the program, for developers who change it. */
export const newCommand: Command = {
  name: 'new',
  does: 'Writes a new block into the sources: a folder that passes all checks, to be made into what you have in mind.',
  takes: ['block', 'NAME'],
  options: { in: { value: 'pages', says: 'the feature whose block it is', required: true } },
  examples: ['./quoin new block callout --in pages'],
  run: async (input) => {
    const [kind = '', name = ''] = input.words
    if (kind !== 'block') throw commandProblems.kindUnfit({ typed: kind })
    const root = projectRoot()
    const paths = writeBlock(root, name, input.text('in') ?? '')
    for (const path of paths) input.say(path)
    // Generates the message types, and formats lines that long names have broken.
    const isReady =
      (await run(root, process.execPath, ['tools/languages.ts'])) &&
      (await run(root, join(root, 'node_modules/.bin/biome'), ['format', '--write', ...paths]))
    input.say(
      '\nTranslate its name in languages/, then look at it: ./quoin dev. docs/first-block.md says what each file is.',
    )
    return isReady ? 0 : 1
  },
}

async function run(cwd: string, program: string, words: readonly string[]): Promise<boolean> {
  const child = spawn(program, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  return code === 0
}
