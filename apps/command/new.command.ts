import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../server/project-root.ts'
import type { Command } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { writeBlock } from './new/new-block.ts'

/** Writes what a new part of the program begins as, for those who change it. */
export const newCommand: Command = {
  name: 'new',
  does: 'Writes a new block into the sources: a folder that passes all checks, to be made into what you have in mind.',
  takes: ['block', 'NAME'],
  options: { in: { value: 'pages', says: 'the feature whose block it is', required: true } },
  examples: ['./quoin new block callout --in pages'],
  run: async (given) => {
    const [kind = '', name = ''] = given.words
    if (kind !== 'block') throw commandProblems.kindUnfit({ typed: kind })
    const root = projectRoot()
    for (const path of writeBlock(root, name, given.text('in') ?? '')) given.say(path)
    const child = spawn(process.execPath, ['tools/languages.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(child, 'exit')
    given.say(
      '\nTranslate its name in languages/, then look at it: ./quoin dev. docs/first-block.md says what each file is.',
    )
    return typeof code === 'number' ? code : 1
  },
}
