import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(dirname(import.meta.dirname))
const sources = globSync('{apps,features,platform,samples,tests,tools}/**/*.{ts,tsx,css}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})

/** Openings that hide the subject of the sentence. */
const opening = /^(?:What|Whoever|Of)\b/
/** Words in place of the field's noun. */
const vague =
  /\b(?:what (?:is|was|stands|a|the|they|it)|whoever|stands|so (?:many|long)|(?:no|some|every)body|anew|meanwhile|things?)\b/i

/** Returns the comments of a source, each as one line of text. Consecutive `//` lines belong together. */
function commentsIn(source: string): string[] {
  const blocks = source.match(/^[ \t]*\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|\{\/\*[\s\S]*?\*\/\}/gm) ?? []
  return blocks.map((block) =>
    block
      .replaceAll(/^\s*\{?\/?\*+\/?|\*+\/\}?\s*$|^\s*\/\/+/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

function commentsOf(file: string): string[] {
  return commentsIn(readFileSync(join(root, file), 'utf8'))
}

test('comments are read from every kind of source', () => {
  expect(commentsIn('/** What it is. */\nconst a = 1\n  // Of two\n  // lines.\nx(`// no`)')).toEqual([
    'What it is.',
    'Of two lines.',
  ])
  expect(commentsIn('<p>\n  {/* In JSX. */}\n</p>\n/*\n * Two\n * lines\n */')).toEqual(['In JSX.', 'Two lines'])
  expect(sources.length).toBeGreaterThan(3000)
})

test('no comment begins with What, Whoever or Of', () => {
  const faulty = sources.flatMap((file) =>
    commentsOf(file).flatMap((comment) => (opening.test(comment) ? [`${file}: ${comment.slice(0, 80)}`] : [])),
  )
  expect(faulty).toEqual([])
})

test('no comment in product code has a vague word in place of a noun', () => {
  const faulty = sources
    .filter((file) => /^(?:apps|features|platform)\//.test(file))
    .flatMap((file) =>
      commentsOf(file).flatMap((comment) => {
        const [word] = vague.exec(comment.replaceAll(/`[^`]*`/g, '')) ?? []
        return word === undefined ? [] : [`${file}: “${word}” in ${comment.slice(0, 80)}`]
      }),
    )
  expect(faulty).toEqual([])
})

test('no README, guide or document has a vague word in place of a noun', () => {
  const texts = globSync(['*.md', 'docs/**/*.md', 'features/*/README.md', 'tools/**/*.md'], {
    cwd: root,
    // The changelog tells people, and the report repeats the titles of tests.
    exclude: ['CHANGELOG.md', 'docs/mutation-report.md'],
  })
  expect(texts.length).toBeGreaterThan(50)
  const faulty = texts.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [word] = vague.exec(line.replaceAll(/`[^`]*`|"[^"]*"|\*[^*]+\*/g, '')) ?? []
        return word === undefined ? [] : [`${file}:${index + 1}: “${word}” in ${line.slice(0, 80)}`]
      }),
  )
  expect(faulty).toEqual([])
})

/** A title in a call of `test` or `describe`, or on a line of its own below its cases; ids of facts may precede it. */
const hiddenTitle =
  /(?:\b(?:test|it|describe)(?:\.[a-z]+)*\(|\]\)\(|^ {2})(['"`])(?:[A-Z]\d+(?:\.\d+)?[,: ]+)*(?:what|whoever|of)\b.*\1,(?: (?:async )?\(|$)/gim

test('no title of a test begins with What, Whoever or Of', () => {
  const planted =
    "test('A1.02 what it is', () => {\ntest.each([1])(\n  'of %i two',\n  async () => {\n])(`Whoever`, (a) => {"
  expect(planted.match(hiddenTitle)).toHaveLength(3)
  const faulty = sources
    .filter((file) => /\.test\.tsx?$/.test(file) && !import.meta.filename.endsWith(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(hiddenTitle)].map(([title]) => `${file}: ${title.trim()}`),
    )
  expect(faulty).toEqual([])
})
