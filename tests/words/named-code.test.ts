import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const exclude = ['**/node_modules/**', 'dist/**']

const sources = globSync('{apps,features,platform,samples,tests,tools}/**/*.{ts,tsx,css}', { cwd: root, exclude })
const others = globSync('{migrations,languages,features,packaging,tools}/**/*.{sql,json,sh}', { cwd: root, exclude })
const documents = [
  ...globSync('{apps,features,platform}/**/README.md', { cwd: root, exclude }),
  ...globSync('{README,CONTRIBUTING}.md', { cwd: root }),
  ...globSync('docs/*.md', { cwd: root }),
]

/** Names in examples, and words of Markdown, which belong to no code. */
const examples = new Set(['priceList', 'PriceList', '_slanted_', 'galleryById'])

/** A test of the command line asks for this one. */
const unknownCommand = 'bake'

const commentPattern = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*/g

/** Returns the code spans that can only be names of this project: camelCase or snake_case. */
function namesIn(text: string): string[] {
  const spans = text.replaceAll(/```[\s\S]*?```/g, '').match(/`[^`\n]+`/g) ?? []
  return spans.flatMap((span) => {
    const [, name = ''] = /^`([A-Za-z_$][\w$]*)(?:\(\))?`$/.exec(span) ?? []
    return /[a-z][A-Z]|_/.test(name) && !examples.has(name) ? [name] : []
  })
}

test('every name of code in comments and documents exists', () => {
  const codeWords = new Set<string>()
  const texts: [file: string, text: string][] = []
  for (const file of [...sources, ...others, 'quoin', 'package.json']) {
    const text = readFileSync(join(root, file), 'utf8')
    if (/\.(?:tsx?|css)$/.test(file)) texts.push([file, (text.match(commentPattern) ?? []).join('\n')])
    for (const word of text.replaceAll(commentPattern, ' ').match(/[A-Za-z_$][\w$]*/g) ?? []) codeWords.add(word)
  }
  for (const file of documents) texts.push([file, readFileSync(join(root, file), 'utf8')])
  expect(documents.length).toBeGreaterThan(20)
  expect(codeWords.size).toBeGreaterThan(20_000)
  const missing = texts.flatMap(([file, text]) =>
    namesIn(text).flatMap((name) => (codeWords.has(name) ? [] : [`${file}: ${name}`])),
  )
  expect(missing).toEqual([])
})

test('a name without code is found', () => {
  expect(namesIn('See `lostName`, `lost_table` and `lostCall()`; not `plain`, `a-b` or `x.y`.')).toEqual([
    'lostName',
    'lost_table',
    'lostCall',
  ])
})

test('every command of the program that comments, sentences and documents name exists', () => {
  const commands = new Set(
    globSync('apps/command/*.command.ts', { cwd: root }).map((file) => basename(file, '.command.ts')),
  )
  const files = [
    ...sources,
    ...others,
    ...documents,
    ...globSync('docs/*/*.md', { cwd: root }),
    'quoin',
    'CHANGELOG.md',
  ]
  const missing = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\.\/quoin ([a-z][a-z-]*)/g)].flatMap(([call, command = '']) =>
      commands.has(command) || command === unknownCommand ? [] : [`${file}: ${call}`],
    ),
  )
  expect(commands.size).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
