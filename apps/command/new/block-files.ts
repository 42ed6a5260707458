import type { BlockNames } from './block-names.ts'

/** Returns the files of a new block by name: a text aligned at the start or in the middle, to be replaced. */
export function blockFiles(names: BlockNames): Readonly<Record<string, string>> {
  const { type } = names
  return {
    [`${type}.contract.ts`]: contract(names),
    [`${type}.messages.ts`]: messages(names),
    [`${type}.view.tsx`]: view(names),
    [`${type}.css`]: css(names),
    [`${type}.panel.tsx`]: panel(names),
    [`${type}.canvas.ts`]: canvas(names),
    [`${type}.block.ts`]: block(names),
    [`${type}.test.tsx`]: test(names),
  }
}

const contract = ({ type, feature, number, camel, pascal }: BlockNames): string => `import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { messages } from '#platform/i18n'

const names = messages('${feature}.palette')

const props = z.object({
  text: text(2000).default(''),
  align: z.enum(['start', 'center']).default('start'),
})
export type ${pascal}Props = z.infer<typeof props>

const starts: ${pascal}Props = props.parse({})
const shown = { ...starts, text: 'We are closed on Monday.' }

export const ${camel}BlockContract = blockContract({
  type: '${type}',${number === null ? '' : `\n  number: ${number},`}
  palette: {
    group: 'basic',
    name: names.message('${type}'),
    keywords: names.message('${type}.keywords'),
  },
  props,
  starts,
  hasImages: false,
  size: { w: 12, h: 3 },
  examples: {
    start: { props: shown },
    centered: { props: { ...shown, align: 'center' } },
    empty: { shows: 'nothing', props: starts },
  },
})
`

const messages = ({ feature, camel, part }: BlockNames): string => `import { messages } from '#platform/i18n'

export const ${camel}Messages = messages('${feature}.${part}')
`

const view = ({ type, camel, pascal }: BlockNames): string => `import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import type { ${pascal}Props } from './${type}.contract.ts'
import { ${camel}Messages } from './${type}.messages.ts'

export function ${pascal}View({ props, page }: ViewProps<${pascal}Props>): ReactNode {
  const text = props.text.trim() || (page.editing ? ${camel}Messages(page.language, 'empty') : '')
  if (!text) return null
  return (
    <p className="${type}" data-align={props.align}>
      {text}
    </p>
  )
}
`

const css = ({ type }: BlockNames): string => `.${type}[data-align="center"] {
  text-align: center;
}
`

const panel = ({
  type,
  camel,
  pascal,
}: BlockNames): string => `import { type BlockPanelProps, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import type { ${pascal}Props } from './${type}.contract.ts'
import { ${camel}Messages } from './${type}.messages.ts'

const aligns = ['start', 'center'] as const

export function ${pascal}Panel({ props, change }: BlockPanelProps<${pascal}Props>) {
  const t = useWords(${camel}Messages)
  return (
    <>
      <TextRow multiline rows={4} label={t('text')} value={props.text} onChange={(text) => change('text', text)} />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </>
  )
}
`

const canvas = ({ type, camel, pascal }: BlockNames): string => `import { Square } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { ${camel}BlockContract } from './${type}.contract.ts'
import css from './${type}.css?inline'
import { ${pascal}Panel } from './${type}.panel.tsx'
import { ${pascal}View } from './${type}.view.tsx'

export const canvas = canvasBlock({
  contract: ${camel}BlockContract,
  view: ${pascal}View,
  css,
  icon: Square,
  panel: ${pascal}Panel,
})
`

const block = ({ type, camel, pascal }: BlockNames): string => `import { block } from '#platform/render/server'
import { ${camel}BlockContract } from './${type}.contract.ts'
import css from './${type}.css?inline'
import { ${pascal}View } from './${type}.view.tsx'

export const ${camel}Block = block({ contract: ${camel}BlockContract, view: ${pascal}View, css })
`

const test = ({ type, camel }: BlockNames): string => `import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { ${camel}Block } from './${type}.block.ts'
import { ${camel}BlockContract } from './${type}.contract.ts'

const shown = (text: string) =>
  renderView(
    exampleElement({ block: ${camel}Block, example: { props: { ...${camel}BlockContract.starts, text } } }),
  ).html

test('visitors read the text, and nothing where there is none', () => {
  expect(shown(' We are closed on Monday. ')).toContain('>We are closed on Monday.<')
  expect(shown(' ')).toBe('')
})
`
