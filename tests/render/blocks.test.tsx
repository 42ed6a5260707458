import { HtmlValidate } from 'html-validate'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type PageContext } from '#platform/render'
import { allStyles } from '../../platform/render/style-parts.ts'
import { renderMarkup } from '#platform/render/server'
import { presentProps } from '../../platform/render/server/load-blocks.ts'
import { everyExample, exampleElement, type ShownExample } from '#support/block-examples'
import { canvasBlocks, everyBlock } from '../../features/editor/owner/base/blocks.ts'
import { product } from '../../apps/server/features.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes, and what it is free to write.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Videos that play by themselves are without sound, and still for those who want less motion.
    'no-autoplay': ['error', { exclude: ['video'] }],
    'no-inline-style': 'off',
    'no-implicit-button-type': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-raw-characters': 'off',
    'prefer-native-element': 'off',
    'doctype-style': 'off',
    'no-unknown-elements': ['error', { exclude: ['quoin-island'] }],
  },
})

await everyBlock.load()

const rendered = (element: ReactNode) =>
  renderMarkup(element, { bundleOf: () => '/x.js', runsOwnerCode: true, prefix: 'p' }).html
/** Without what only wakes things in visitors' browsers. */
const bare = (html: string) =>
  html
    .replace(/<\/?quoin-island[^>]*>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/_[rR]_\w+_/g, '_id_')
const onPage = (shownExample: ShownExample) => bare(rendered(exampleElement(shownExample)))
function onCanvas(canvasExample: ShownExample, pageOverrides: Partial<PageContext> = {}): string {
  const view = canvasBlocks.get(canvasExample.block.contract.type)?.view
  return bare(renderToString(exampleElement(canvasExample, { editing: true, ...(view && { view }), ...pageOverrides })))
}
const placed = everyExample.filter(({ block }) => block.contract.palette !== null)
const runsCode = ({ block, example }: ShownExample) => block.contract.runsCode(example.props)
const differs = ({ example }: ShownExample) => example.shows === 'nothing' || example.onCanvas !== undefined

describe.each(everyExample)('$title', (shownExample) => {
  const { block, example } = shownExample

  test('is valid HTML', async () => {
    const report = await validator.validateString(
      `<!DOCTYPE html><html lang="en"><head><title>Block</title></head><body>${rendered(exampleElement(shownExample))}</body></html>`,
    )
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([])
  })

  test('has props that fit its contract and stay as they are', () => {
    const { contract } = block
    expect(contract.props.parse(example.props)).toEqual(example.props)
    expect(presentProps(block, { version: contract.version, props: example.props as never })?.value).toEqual(
      example.props,
    )
  })

  test('draws no heading that its contract and its texts do not have', () => {
    const levels = [...onPage(shownExample).matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    const ofTexts = [...JSON.stringify(example.props).matchAll(/"type":"heading","attrs":\{"level":(\d)/g)].map(
      ([, level]) => Number(level),
    )
    const declared = new Set([...block.contract.headings(example.props as never), ...ofTexts])
    // A block that only the product places is alone on its page, and so are the results of a search.
    const isAlone = block.contract.palette === null || block.contract.type === 'search'
    expect(isAlone ? [] : levels.filter((level) => !declared.has(level))).toEqual([])
  })

  test('shows visitors content, unless it declares that it does not', () => {
    expect(onPage(shownExample) === '').toBe(example.shows === 'nothing')
  })
})

test.each(placed)('$title: the canvas shows something in every language', (shownExample) => {
  for (const language of ['en', 'nl', 'de']) expect(onCanvas(shownExample, { language })).not.toBe('')
})

test.each(placed.filter((shownExample) => !differs(shownExample) && !runsCode(shownExample)))(
  '$title: the canvas looks as the page',
  (shownExample) => {
    expect(onCanvas(shownExample)).toBe(onPage(shownExample))
  },
)

test.each(placed.filter(differs))(
  '$title: the canvas differs from the page, as the example declares',
  (shownExample) => {
    expect(onCanvas(shownExample)).not.toBe(onPage(shownExample))
  },
)

test.each(placed.filter(runsCode))('$title: code of owners appears in a frame without scripts', (shownExample) => {
  expect(onCanvas(shownExample)).toContain('<iframe')
  expect(onCanvas(shownExample)).toContain('sandbox=""')
})

describe.each([...product.blocks.values()].map((block) => ({ type: block.contract.type, block })))(
  '$type',
  ({ type, block }) => {
    const { contract } = block

    test('starts with props that fit its contract, placed by the palette or not', () => {
      const starts = contract.starts as object
      expect(contract.props.parse(starts)).toEqual(starts)
      expect(contract.props.safeParse({ ...starts, ...contract.palette?.starts }).success).toBe(true)
    })

    test('is upgraded from each earlier shape to the present one', () => {
      expect(contract.history.map(({ version }) => version)).toEqual(contract.upgrades.map((_, index) => index + 1))
      for (const { version, props } of contract.history) {
        const present = presentProps(block, { version, props: props as never })
        expect(present, `${type}, shape ${version}`).not.toBeNull()
        expect(presentProps(block, { version: contract.version, props: present?.value as never })).toEqual(present)
      }
    })

    test('has examples', () => expect(Object.keys(contract.examples)).not.toEqual([]))
  },
)

test.each([...canvasBlocks.values()])('$contract.type is registered alike for the server and the canvas', (canvas) => {
  const block = product.blocks.get(canvas.contract.type)
  expect(block?.contract).toBe(canvas.contract)
  expect(block?.view).toBe(canvas.view)
  expect(allStyles(block?.css ?? '')).toBe(canvas.css)
})
