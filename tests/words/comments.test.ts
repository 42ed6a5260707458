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

/** A title, as the first argument of `test`, `it` or `describe`, or of the call that `each` and `skipIf` return. */
const titlePattern = /(?:(?<![.\w])(?:test|it|describe)(?:\.[a-z]+)*|[)`])\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1,/gi

/** Ids of facts, which may precede a title. */
const factIds = /^(?:[A-Z]\d+(?:\.\d+)?[,: ]+)*/

function titlesIn(source: string): string[] {
  return [...source.matchAll(titlePattern)].map(([, , title = '']) => title.replace(factIds, ''))
}

/** Titles of the tests that a pattern finds. This file is left out, because it plants some. */
function faultyTitles(pattern: RegExp): string[] {
  return sources
    .filter((file) => /\.test\.tsx?$/.test(file) && !import.meta.filename.endsWith(file))
    .flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })))
    .flatMap(({ file, title }) => (pattern.test(title) ? [`${file}: ${title}`] : []))
}

const plantedTitles = [
  "test('A1.02 what it is', () => {",
  "test.each([1])(\n  'of %i two',\n  async () => {",
  '])(`Whoever`, (a) => {',
  "  describe.skipIf(isSlow)(\n    'a pan that whoever comes shuts',\n    slow,",
  'test("C1.02 R1.03 a lid that isn\'t anybody\'s thing", () => {',
  "test('a lid shuts a pan', () => {",
].join('\n')

test('titles of tests are read without the ids of their facts', () => {
  expect(titlesIn(plantedTitles)).toEqual([
    'what it is',
    'of %i two',
    'Whoever',
    'a pan that whoever comes shuts',
    "a lid that isn't anybody's thing",
    'a lid shuts a pan',
  ])
})

test('no title of a test begins with What, Whoever or Of', () => {
  const hidden = new RegExp(opening.source, 'i')
  expect(titlesIn(plantedTitles).filter((title) => hidden.test(title))).toHaveLength(3)
  expect(faultyTitles(hidden)).toEqual([])
})

test('no title of a test has a vague word in place of a noun', () => {
  expect(titlesIn(plantedTitles).filter((title) => vague.test(title))).toEqual([
    'what it is',
    'Whoever',
    'a pan that whoever comes shuts',
    "a lid that isn't anybody's thing",
  ])
  expect(faultyTitles(vague)).toEqual([])
})
