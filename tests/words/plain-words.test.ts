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
]

const sources = globSync('{apps,features,platform,tests,tools}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('plain-words.test.ts'),
)

/** Names in code: what stands in strings and comments is no name. */
function namesIn(text: string): Set<string> {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/(?<!:)\/\/.*/g, ' ')
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
    return instead === undefined || isIcon(name) ? [] : [`${name}: write ${instead}`]
  })
}

/** Lucide's own name of an icon. */
function isIcon(name: string): boolean {
  return name === 'Film'
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

test('no file is called by one', () => {
  const files = globSync('{apps,features,platform,tests,tools}/**/*.{ts,tsx,css}', { cwd: root })
  expect(files.filter((file) => wordsOf(basename(file)).some((word) => oldWords.has(word)))).toEqual([])
})

test('people read the words that they know from other products', () => {
  // Keywords are what people may type when they look for a block.
  const messages = messagesOf('en').filter(({ name }) => !name.endsWith('.keywords'))
  expect(messages.length).toBeGreaterThan(1000)
  expect(messages.filter(({ text }) => oldOnScreen.some((old) => old.test(text)))).toEqual([])
})

/** Locals that say nothing of what they hold: declared by `const`, `let`, or as the parameter of an arrow function. */
const vagueLocal =
  /\b(?:const|let)\s+(one|inside|facts|known|given|asked|made|held|said)\b|(?<![\w.])\(?(one|inside|facts|known|given|asked|made|held|said)(?::[^()=]*)?\)?\s*=>/g

function vagueLocalsIn(text: string): string[] {
  return [...text.matchAll(vagueLocal)].map(([, declared, parameter]) => declared ?? parameter ?? '')
}

test('locals say what they hold', () => {
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
