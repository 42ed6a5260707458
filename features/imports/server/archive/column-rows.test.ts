import { expect, test } from 'vitest'
import { convertBody } from '../body/convert-body.ts'
import { htmlTree } from '../body/html-tree.ts'
import { withColumnRows } from './column-rows.ts'

const shapeOf = (html: string) =>
  convertBody(withColumnRows(htmlTree(html))).map((piece) =>
    piece.kind === 'columns' ? piece.columns.map(({ pieces }) => pieces.map(({ kind }) => kind).join(' ')) : piece.kind,
  )
const loaf = (name: string) => `<li class="product"><img src="https://oven.example/${name}.jpg"><h3>${name}</h3></li>`
const list = (...names: string[]) =>
  `<main><h1>Bread</h1><ul>${names.map(loaf).join('\n')}</ul><p>Until noon.</p></main>`

test('a list of products is a row of columns, between the words around it', () => {
  expect(shapeOf(list('Rye', 'Spelt', 'Oat'))).toEqual(['text', ['image text', 'image text', 'image text'], 'text'])
})

test('the last row of cards is filled up with empty columns', () => {
  const five = shapeOf(list('Rye', 'Spelt', 'Oat', 'Bun', 'Bap'))
  expect(five.slice(1, 3)).toEqual([Array.from({ length: 3 }, () => 'image text'), ['image text', 'image text', '']])
})

test('columns of a grid are columns, the innermost of nested ones', () => {
  const column = (content: string) => `<div class="sqs-col-6 span-6">${content}</div>`
  const inner = `<div class="row">${column('<p>Left.</p>')}${column('<p>Right.</p>')}</div>`
  expect(shapeOf(inner)).toEqual([['text', 'text']])
  expect(shapeOf(`<div>${column(inner)}${column('<p>Below.</p>')}</div>`)).toEqual([['text', 'text'], 'text'])
})

test.each([
  ['paragraphs', '<div><p>One.</p><p>Two.</p></div>'],
  [
    'parts of a page with an image each',
    `<div>${`<div><img src="https://x.example/a.jpg"><p>${'Slow. '.repeat(60)}</p></div>`.repeat(2)}</div>`,
  ],
  ['words beside cards', `<ul>Our bread: ${loaf('Rye')}${loaf('Oat')}</ul>`],
])('no columns are made of %s', (_case, html) => {
  expect(shapeOf(html).every((kind) => typeof kind === 'string')).toBe(true)
})

test('an element of a page that looks like the mark of a row does not repeat one', () => {
  const html = withColumnRows(htmlTree(`${list('Rye', 'Oat')}<quoin-row at="0"></quoin-row>`))
  expect(html.split('<!-- wp:columns').length).toBe(2)
})
