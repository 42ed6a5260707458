import type { ProductPlant } from './product-plant.ts'

const operations = 'features/pages/server/operations/append-operations'
const declines = 'features/checkout/server/base/limit-declines'

/** Plants in resource limits: the web thread, memory, guesses and connections. */
export const workPlants: readonly ProductPlant[] = [
  {
    hole: 'Markdown is formatted on the web thread',
    file: 'features/pages/blocks/markdown/markdown.loader.ts',
    sound: "inThread<MarkdownSource, string>(new URL('./markdown.worker.ts', import.meta.url), 'markdownHtml')",
    broken: "async (source) => (await import('./markdown.worker.ts')).markdownHtml(source)",
    test: {
      file: 'features/pages/blocks/markdown/hostile-markdown.test.ts',
      name: 'a source that took too long is shown as plain text, beside others that are formatted',
    },
  },
  {
    hole: 'a batch of operations lets nobody else in before its end',
    file: 'platform/threads/in-turns.ts',
    sound: 'if (elapsed < turnMs) continue',
    broken: 'if (elapsed < turnMs * 1e6) continue',
    test: {
      file: 'platform/threads/in-turns.test.ts',
      name: 'long work lets others run between its steps, and its outcome is the same',
    },
  },
  {
    hole: 'a page may have as many sections as a batch brings',
    file: `${operations}.ts`,
    sound: "counts().sections > sectionsPerDocument ? 'sections_full' : null",
    broken: 'false ? null : null',
    test: {
      file: `${operations}.test.ts`,
      name: 'the editor adds no more than 200 sections and 2,000 blocks to a page, and says which limit was reached',
    },
  },
  {
    hole: 'a full layout is refused as a change of somebody else',
    file: `${operations}.ts`,
    sound: "> blocksPerLayout) return 'full'",
    broken: "> blocksPerLayout) return 'gone'",
    test: { file: `${operations}.test.ts`, name: 'C9.28 the editor adds no more than 60 blocks to one layout' },
  },
  {
    hole: 'the kept variants of a site weigh what they like',
    file: 'platform/http/cache/stored-pages.ts',
    sound: 'const mostBytes = 64 * 1024 * 1024',
    broken: 'const mostBytes = 64_000 * 1024 * 1024',
    test: {
      file: 'tests/security/kept-variants.test.ts',
      name: 'variants of one site weigh at most 64 MB: the oldest are removed first, pages without a query stay',
    },
  },
  {
    hole: 'as many passwords are hashed at a time as are sent',
    file: 'platform/threads/bounded-pool.ts',
    sound: 'if (busy >= atOnce) {',
    broken: 'if (busy >= 1000 * atOnce) {',
    test: {
      file: 'platform/threads/bounded-pool.test.ts',
      name: 'a limited number of jobs runs at a time, more wait for their turn, and beyond that they are refused at once',
    },
  },
  {
    hole: 'a network may try one card after the other, with a new cart for each',
    file: `${declines}.ts`,
    sound: "{ name: 'declined-network', capacity: 15,",
    broken: "{ name: 'declined-network', capacity: 1500,",
    test: {
      file: `${declines}.test.ts`,
      name: 'a new cart for each card does not help: the network is stopped after fifteen declines, and only that network',
    },
  },
  {
    hole: 'a site may be used to try cards from many networks',
    file: `${declines}.ts`,
    sound: "{ name: 'declined-site', capacity: 150,",
    broken: "{ name: 'declined-site', capacity: 15_000,",
    test: {
      file: `${declines}.test.ts`,
      name: 'many networks do not help either: the site takes no further card after a hundred and fifty declines, for some seconds',
    },
  },
  {
    hole: 'a body that never ends holds its connection',
    file: 'platform/http/connections.ts',
    sound: 'if (bytesEachSecond < limits.slowestBody) cut(',
    broken: 'if (bytesEachSecond < 0) cut(',
    test: {
      file: 'platform/http/connections.test.ts',
      name: 'a body that arrives drop by drop is cut with its own status',
    },
  },
  {
    hole: 'an owner is not told that the emails of the site are used up',
    file: 'features/sites/owner/held-emails.tsx',
    sound: 'if (!limits || limits.held === 0) return null',
    broken: 'return null',
    test: {
      file: 'features/sites/owner/held-emails.test.tsx',
      name: 'an owner whose site has used up its emails reads how many wait, how many it may send, and where they are',
    },
  },
]
