import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOf } from '../../tools/languages/read.ts'

const root = dirname(dirname(import.meta.dirname))

/** Words that were private names for what every other product calls something else, and what to write. */
const oldWords = new Map(
  Object.entries({
    film: 'video',
    films: 'videos',
    desk: 'ui',
    wholes: 'serialized responses',
    trouble: 'issue',
    troubles: 'issues',
    quotation: 'quote',
    picture: 'image',
    pictures: 'images',
    pictured: 'with an image',
  }),
)
/** The same, where only the whole name is private. */
const oldNames = new Map(
  Object.entries({
    letterKinds: 'emailKinds',
    drawPaper: 'renderInvoicePdf',
    drawNumber: 'nextInvoiceNumber',
    applyNews: 'applyProviderEvent',
    ProviderNews: 'ProviderEvent',
    hearPaid: 'onPaymentCaptured',
    hearStripe: 'handleStripeWebhook',
    wantCapture: 'requestCapture',
    wantRefund: 'requestRefund',
    carryOut: 'executePaymentRequests',
    lookAgain: 'reconcilePayments',
    inOwn: 'inCartTransaction',
    keptFacts: 'siteCache',
    keptRows: 'siteCache',
    bringsAgain: 'activeSubscriptionsFor',
    actOnMany: 'bulkAction',
    placeByHand: 'createManualOrder',
    madeUpOrder: 'sampleOrder',
    saidToday: 'currentExport',
  }),
)
/** In what people read. */
const oldOnScreen: readonly RegExp[] = [
  /\bfilms?\b/i,
  /\bquotations?\b(?! mark)/i,
  /\brunning words\b/i,
  /\bmenu card\b/i,
  /\bfrom elsewhere\b/i,
  /\bleast height\b/i,
  /\bonly decorates\b/i,
  /\btell me at\b/i,
  /\bcarts that are left\b/i,
  /\bbegin with a table\b/i,
  /\bpictures?\b/i,
]
/** In comments and in documents. */
const oldInProse: readonly RegExp[] = [/(?<![-<`'])\bpictures?\b(?!-in-|`|')/i]

const sources = globSync(['{apps,features,platform,tests,tools}/**/*.{ts,tsx}', 'samples/*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('plain-words.test.ts'),
)
const styleSheets = globSync('{apps,features,platform}/**/*.css', { cwd: root })

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

/** Names in code: what stands in strings and comments is no name. */
function namesIn(text: string): Set<string> {
  const code = text
    .replaceAll(/<\/?picture\b/g, ' ')
    .replaceAll(comments, ' ')
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ')
  return new Set(code.match(/[A-Za-z_$][\w$]*/g))
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

function oldNamesIn(text: string): string[] {
  return [...namesIn(text)].flatMap((name) => {
    const instead = oldNames.get(name) ?? wordsOf(name).flatMap((word) => oldWords.get(word) ?? [])[0]
    return instead === undefined || isFixed(name) ? [] : [`${name}: write ${instead}`]
  })
}

/** Lucide's own name of an icon, and the problem whose code (`galleries.no_pictures`) never changes. */
function isFixed(name: string): boolean {
  return name === 'Film' || name === 'noPictures'
}

/** Classes of a style sheet. */
function classesIn(text: string): string[] {
  return [...text.replaceAll(comments, ' ').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '')
}

test('the check finds an old word in a name, and none in a string or a comment', () => {
  const text = "const filmOf = 1 // the film\nconst a = 'film' /* desk */\nhearPaid()\nconst fulfilment = 2"
  expect(oldNamesIn(text)).toEqual(['filmOf: write video', 'hearPaid: write onPaymentCaptured'])
})

test('no name in code is a word that only this project used', () => {
  const found = sources.flatMap((file) =>
    oldNamesIn(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('no class of a style sheet is a word that only this project used', () => {
  expect(classesIn('.card > .film-frame { /* .desk */ }')).toEqual(['card', 'film-frame'])
  const names = styleSheets.flatMap((file) =>
    classesIn(readFileSync(join(root, file), 'utf8')).map((name) => ({ file, name })),
  )
  expect(names.length).toBeGreaterThan(1000)
  expect(names.filter(({ name }) => wordsOf(name).some((word) => oldWords.has(word)))).toEqual([])
})

test('no file name is a word that only this project used', () => {
  const files = [...sources, ...styleSheets]
  expect(files.filter((file) => wordsOf(basename(file)).some((word) => oldWords.has(word)))).toEqual([])
})

test('messages have the words of other products', () => {
  // Keywords are what people may type when they look for a block.
  const messages = messagesOf('en').filter(({ name }) => !name.endsWith('.keywords'))
  expect(messages.length).toBeGreaterThan(1000)
  expect(messages.filter(({ text }) => oldOnScreen.some((old) => old.test(text)))).toEqual([])
})

test('comments and documents have the same words', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/{guide,decisions}/*.md', '{apps,features,platform}/**/*.md'], {
    cwd: root,
  })
  const prose = [
    ...[...sources, ...styleSheets].map((file) => ({
      file,
      text: (readFileSync(join(root, file), 'utf8').match(comments) ?? []).join('\n'),
    })),
    ...documents.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  ]
  expect(documents.length).toBeGreaterThan(40)
  expect(
    prose.flatMap(({ file, text }) =>
      oldInProse.flatMap((old) => old.exec(text)?.[0] ?? []).map((word) => [file, word]),
    ),
  ).toEqual([])
})

/** Locals that say nothing of what they hold: declared by `const`, `let`, or as the parameter of an arrow function. */
const vagueLocal =
  /\b(?:const|let)\s+(one|inside|facts|known|given|asked|made|held|said|begun|led)\b|(?<![\w.])\(?(one|inside|facts|known|given|asked|made|held|said|begun|led)(?::[^()=]*)?\)?\s*=>/g

function vagueLocalsIn(text: string): string[] {
  return [...text.matchAll(vagueLocal)].map(([, declared, parameter]) => declared ?? parameter ?? '')
}

test('locals are named after their values', () => {
  expect(vagueLocalsIn('const one = 1; rows.map((made) => made.id); let holder; x.map((known: Row) => known)')).toEqual(
    ['one', 'made', 'known'],
  )
  // The tool of the facts really is about facts.
  const files = sources.filter((file) => !file.startsWith('tools/conformance/'))
  const vague = files.flatMap((file) =>
    vagueLocalsIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(vague).toEqual([])
})

/** Types and functions that are called by a participle: what they hold or answer stays a riddle. */
const vagueDeclaration =
  /\b(?:interface|type|function)\s+(Given|Told|Found|Asked|One|Led|Begun|given|led|begun|inside|\w*[a-z]Facts|factsOf)\b/g

test('types and functions are named after their subject', () => {
  const declared = (text: string) => [...text.matchAll(vagueDeclaration)].map(([, name]) => name)
  expect(declared('interface Told {}\ntype FoundLink = 1\nfunction led() {}')).toEqual(['Told', 'led'])
  const files = sources.filter((file) => !file.startsWith('tools/conformance/'))
  expect(
    files.flatMap((file) => declared(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`)),
  ).toEqual([])
})

/** Where further words are gone: a folder that is cleared is added here. */
const cleared = ['features/catalog/', 'features/orders/', 'features/tax/', 'apps/command/']
const vagueThere = /\b(?:const|let)\s+(found|kept|whole|taken|told)\b/g

test('locals of cleared folders are named after their values', () => {
  const files = sources.filter((file) => cleared.some((folder) => file.startsWith(folder)))
  expect(files.length).toBeGreaterThan(500)
  const vague = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(vagueThere)].map(([, name]) => `${file}: ${name}`),
  )
  expect(vague).toEqual([])
})
