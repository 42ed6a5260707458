import { type ComponentType, createElement, type ReactNode } from 'react'
import type { BlockExample } from '#platform/block'
import type { PageContext, ViewProps } from '#platform/render'
import type { ServerBlock } from '#platform/render/server'
import { product } from '../../apps/server/features.ts'
import { pageContextOf } from './page-context.ts'

export interface ShownExample {
  block: ServerBlock
  example: BlockExample
  /** `quote, large` */
  title: string
}

/** Every example of every block that the product has. */
export const everyExample: readonly ShownExample[] = [...product.blocks.values()].flatMap((block) =>
  Object.entries(block.contract.examples).map(([name, example]) => ({
    block,
    example,
    title: `${block.contract.type}, ${name}`,
  })),
)

/** An example as it stands on a page of its own, drawn by the view of its block or by `view`. */
export function exampleElement(
  { block, example }: Pick<ShownExample, 'block' | 'example'>,
  {
    view = block.view,
    ...overrides
  }: Partial<PageContext> & { view?: ComponentType<ViewProps<unknown, unknown>> } = {},
): ReactNode {
  const { w, h } = block.contract.size
  return createElement(view, {
    id: '65a1f0c2e4b0a1b2c3d4e502',
    props: example.props,
    data: example.data,
    place: { desktop: { x: 0, y: 0, w, h, z: 0 }, mobile: null },
    section: { id: '65a1f0c2e4b0a1b2c3d4e503', theme: 'lightest', width: 'site' },
    page: { ...pageContextOf, ...overrides },
    slots: {},
  })
}
