import { HtmlValidate } from 'html-validate'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { designFeature } from '#features/design/server'
import { galleriesFeature } from '#features/galleries/server'
import { mediaFeature } from '#features/media/server'
import { areasFeature } from '#features/areas/server'
import { membersFeature } from '#features/members/server'
import { ordersFeature } from '#features/orders/server'
import { reviewsFeature } from '#features/reviews/server'
import { searchFeature } from '#features/search/server'
import { subscriptionsFeature } from '#features/subscriptions/server'
import { pagesBlocks } from '../../features/pages/server/pages-blocks.ts'
import type { PageFacts, ViewProps } from '#platform/render'
import { pageFacts } from '#support/page-facts'
import { type ServerBlock, presentProps, renderMarkup } from '#platform/render/server'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes, and what it is free to write.
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Films that play by themselves are without sound, and still for those who want less motion.
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

const blocks: readonly ServerBlock[] = [
  ...(designFeature.blocks ?? []),
  ...(mediaFeature.blocks ?? []),
  ...(galleriesFeature.blocks ?? []),
  ...(ordersFeature.blocks ?? []),
  ...(subscriptionsFeature.blocks ?? []),
  ...(areasFeature.blocks ?? []),
  ...(membersFeature.blocks ?? []),
  ...(reviewsFeature.blocks ?? []),
  ...(searchFeature.blocks ?? []),
  ...pagesBlocks,
]
const examples = blocks.flatMap((block) =>
  Object.entries(block.contract.examples).map(([name, example]) => ({
    block,
    name,
    example,
    title: `${block.contract.type}, ${name}`,
  })),
)

function render({ block, example }: (typeof examples)[number], more: Partial<PageFacts> = {}) {
  const { w, h } = block.contract.size
  const given: ViewProps<unknown, unknown> = {
    id: '65a1f0c2e4b0a1b2c3d4e502',
    props: example.props,
    data: example.data,
    place: { desktop: { x: 0, y: 0, w, h, z: 0 }, mobile: null },
    section: { id: '65a1f0c2e4b0a1b2c3d4e503', theme: 'lightest', width: 'site' },
    page: { ...pageFacts, ...more },
    slots: {},
  }
  return renderMarkup(createElement(block.view, given), { bundleOf: () => '/x.js', runsOwnerCode: true, prefix: 'p' })
}

describe.each(examples)('$title', (one) => {
  test('is HTML without faults', async () => {
    const { html } = render(one)
    const report = await validator.validateString(
      `<!DOCTYPE html><html lang="en"><head><title>Block</title></head><body>${html}</body></html>`,
    )
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([])
  })

  test('has props that fit its contract and stay as they are', () => {
    const { contract } = one.block
    expect(contract.props.parse(one.example.props)).toEqual(one.example.props)
    expect(presentProps(one.block, { version: contract.version, props: one.example.props as never })?.value).toEqual(
      one.example.props,
    )
  })

  test('shows something on the canvas, in either language', () => {
    expect(render(one, { editing: true }).html).not.toBe('')
    expect(render(one, { editing: true, language: 'nl' }).html).not.toBe('')
  })
})
