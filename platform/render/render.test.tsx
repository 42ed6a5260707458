import { useId } from 'react'
import { expect, test } from 'vitest'
import { behaviour, island } from '#platform/islands'
import { OwnerCode, RichText, Wake, plainTextOf } from './index.ts'
import { type PageToJoin, joinPage, nonceMark, renderMarkup } from './server/index.ts'

const options = { bundleOf: (name: string) => `/universal/yui3/3.17.2/${name}.js`, runsOwnerCode: true, prefix: 'p' }
const markup = (element: React.ReactNode) => renderMarkup(element, options)
const doc = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})

function Field({ label }: { label: string }) {
  const id = useId()
  return <label htmlFor={id}>{label}</label>
}
const field = island('field', Field)
const fold = behaviour<{ open: boolean }>('fold', () => {})

test('an island is a root of its own: its ids are those that the browser will draw', () => {
  const { html, islands } = markup([
    <Wake key="a" island={field} when="touch" props={{ label: 'A' }} />,
    <Wake key="b" island={field} props={{ label: 'B' }} />,
  ])
  const ids = [...html.matchAll(/for="([^"]+)"/g)].map((match) => match[1])
  expect(ids[0]).toContain('w-p-1')
  expect(ids[1]).toContain('w-p-2')
  expect(html).toContain(
    '<quoin-island id="w-p-1" src="/universal/yui3/3.17.2/field.js" when="touch" props="{&quot;label&quot;:&quot;A&quot;}">',
  )
  expect([...islands]).toEqual(['field'])
})

test('a behaviour starts over HTML that is complete without it', () => {
  expect(
    markup(
      <Wake island={fold} props={{ open: true }}>
        <details>x</details>
      </Wake>,
    ).html,
  ).toContain('<details>x</details></quoin-island>')
})

test('props in an attribute cannot end it', () => {
  const { html } = markup(<Wake island={field} props={{ label: '"><script>alert(1)</script>' }} />)
  expect(html).not.toContain('<script>')
})

test.each(['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,<b>', 'vbscript:x'])(
  'the link %j is shown as text',
  (href) => {
    expect(markup(<RichText doc={doc(paragraph('x', { type: 'link', attrs: { href } }))} />).html).toBe('<p>x</p>')
  },
)

test('a link to a new window does not hand over the page it comes from', () => {
  const link = { type: 'link', attrs: { href: 'https://example.com', target: '_blank' } }
  expect(markup(<RichText doc={doc(paragraph('x', link))} />).html).toBe(
    '<p><a href="https://example.com" target="_blank" rel="noopener">x</a></p>',
  )
})

test('text keeps its marks, headings their level, tables their spans', () => {
  const table = {
    type: 'table',
    content: [
      { type: 'table_row', content: [{ type: 'table_header', attrs: { colspan: 2 }, content: [paragraph('h')] }] },
    ],
  }
  const heading = {
    type: 'heading',
    attrs: { level: 3, align: 'center' },
    content: [{ type: 'text', text: 't', marks: [{ type: 'em' }, { type: 'strong' }] }],
  }
  const { html } = markup(<RichText doc={doc(heading, table, { type: 'hologram', content: [paragraph('kept')] })} />)
  expect(html).toContain('<h3 style="text-align:center"><em><strong>t</strong></em></h3>')
  expect(html).toContain('<th colSpan="2"><p>h</p></th>')
  expect(html).toContain('<p>kept</p>')
})

test('the words of a text are separated where its paragraphs are', () => {
  expect(plainTextOf(doc(paragraph('one'), paragraph('two')))).toBe('one two')
})

test('a script of the owner carries the nonce of the page, and typed text elsewhere cannot', () => {
  const { html, hasOwnerCode } = markup(<OwnerCode html={'<script src="x.js"></script><scripty>'} />)
  expect(hasOwnerCode).toBe(true)
  expect(html).toContain(`<script nonce="${nonceMark}" src="x.js">`)
  expect(html).toContain('<scripty>')
})

test('where owners’ code does not run it appears in a frame that runs nothing', () => {
  const { html } = renderMarkup(<OwnerCode html="<script>x</script>" />, { ...options, runsOwnerCode: false })
  expect(html).toContain('sandbox=""')
  expect(html).not.toContain('<script>')
})

const part = (html: string, islands: string[] = []) => ({
  html,
  islands: new Set(islands),
  hasOwnerCode: false,
  types: new Set<string>(),
  tags: [],
  until: null,
})
const head = {
  title: 'T',
  siteTitle: 'S',
  description: '',
  url: '',
  canonical: 'https://x.example/',
  locale: 'en-GB',
  type: 'website',
  noindex: false,
  image: null,
  icon: null,
  touchIcon: null,
  feeds: [],
  previous: null,
  next: null,
  jsonLd: [{ name: '</script><b>' }],
  preload: [],
} as const
const toJoin: PageToJoin = {
  head,
  language: 'en',
  body: part('<p>body</p>'),
  header: part('<a href="/a">A</a><a href="/">Home</a>'),
  footer: null,
  path: '/a',
  css: ['b::after{content:"</style>"}'],
  bodyAttributes: {},
  skipLabel: 'Skip',
  codeInjection: null,
  websiteContext: null,
  bootUrl: '/boot.js',
  drawNonce: () => 'drawn',
}

test('the menu marks the current page without being rendered again', () => {
  expect(joinPage(toJoin).html).toContain('<a aria-current="page" href="/a">A</a><a href="/">Home</a>')
})

test('data in the page cannot end its element', () => {
  const { html } = joinPage(toJoin)
  expect(html).not.toContain('</script><b>')
  expect(html).toContain('content:"<\\/style>"')
})

test('the boot script is added only with an island or behaviour, under the nonce of the page', () => {
  const [still, awake] = [joinPage(toJoin), joinPage({ ...toJoin, body: part('x', ['fold']) })]
  expect([still.nonce, awake.nonce]).toEqual([null, 'drawn'])
  expect(awake.html).toContain('<script type="module" async src="/boot.js" nonce="drawn"></script>')
  expect(still.html).not.toContain('/boot.js')
})

test('a paragraph in a right-to-left script finds its own direction', () => {
  const text = doc(paragraph('سلسال يسر'), paragraph('A bracelet'), {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'שלום' }],
  })
  expect(markup(<RichText doc={text} />).html).toBe(
    '<p dir="auto">سلسال يسر</p><p>A bracelet</p><h2 dir="auto">שלום</h2>',
  )
})
