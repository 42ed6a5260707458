import { expect, test } from 'vitest'
import { EntryMarks } from '#platform/render'
import { everyExample, exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'

const lists = { accordion: 'items', faq: 'questions', tabs: 'items', timeline: 'items', testimonials: 'entries' }
const shown = everyExample.filter(
  ({ block, example }) => Object.hasOwn(lists, block.contract.type) && example.shows !== 'nothing',
)

test.each(shown)(
  '$title: the panel finds each of its entries on the canvas, and pages have no marks',
  (shownExample) => {
    const { block, example } = shownExample
    const props = example.props as Record<string, { id: string }[]>
    const entries = props[lists[block.contract.type as keyof typeof lists]] ?? []
    const { html } = renderView(<EntryMarks value>{exampleElement(shownExample)}</EntryMarks>)
    const marked = [...html.matchAll(/data-entry="(\w+)"/g)].map(([, id]) => id)
    expect(marked).toEqual(entries.map(({ id }) => id))
    expect(renderView(exampleElement(shownExample)).html).not.toContain('data-entry')
  },
)
