import { expect, test } from 'vitest'
import {
  extensionPoint,
  type Feature,
  keyedPoint,
  type Provision,
  productOf,
  provide,
  provided,
  singlePoint,
} from './index.ts'

const greetings = extensionPoint<(name: string) => string>('test.greetings')
const pages = keyedPoint<{ title: string }>('test.pages')
const look = singlePoint<{ colour: string }>('test.look')

const feature = (name: string, ...provides: Provision[]): Feature => ({ name, provides })

test('contributions of features are read in the order of the features', () => {
  const product = productOf([
    feature(
      'one',
      provide(greetings, (name) => `Hello ${name}`),
    ),
    feature('two', provide(pages, { '/a': { title: 'A' } })),
    feature(
      'three',
      provide(greetings, (name) => `Good evening ${name}`),
    ),
  ])
  expect(provided(product, greetings).map((greet) => greet('Ann'))).toEqual(['Hello Ann', 'Good evening Ann'])
  expect(provided(product, pages).get('/a')).toEqual({ title: 'A' })
})

test('a point without providers is empty', () => {
  const product = productOf([feature('one')])
  expect(provided(product, greetings)).toEqual([])
  expect(provided(product, pages).size).toBe(0)
  expect(provided(product, look)).toBeUndefined()
})

test('a point is read from the providers joined at start, not joined again', () => {
  const product = productOf([feature('one', provide(pages, { '/a': { title: 'A' } }))])
  expect(provided(product, pages)).toBe(provided(product, pages))
})

test('a key that two features provide is an error at start', () => {
  const twice = [
    feature('one', provide(pages, { '/a': { title: 'A' } })),
    feature('two', provide(pages, { '/a': { title: 'B' } })),
  ]
  expect(() => productOf(twice)).toThrow('Two features provide “/a” for test.pages.')
})

test('a second answer to a point that allows one is an error at start', () => {
  const twice = ['red', 'blue'].map((colour) => feature(colour, provide(look, { colour })))
  expect(() => productOf(twice)).toThrow('Two features provide test.look, of which there is one.')
})

test('a point that the product requires is an error at start without a provider', () => {
  expect(() => productOf([feature('one')], { needs: [look] })).toThrow('No feature provides test.look.')
  const product = productOf([feature('one', provide(look, { colour: 'red' }))], { needs: [look] })
  expect(provided(product, look)).toEqual({ colour: 'red' })
})

test('two points of one name are an error at start', () => {
  const namesake = extensionPoint<string>('test.greetings')
  const both = [
    feature(
      'one',
      provide(greetings, (name) => name),
    ),
    feature('two', provide(namesake, 'Hello')),
  ]
  expect(() => productOf(both)).toThrow('Two extension points are called test.greetings.')
})

test('both ends are checked by the compiler', () => {
  // @ts-expect-error a greeting is a function
  const wrong = provide(greetings, 'Hello')
  // @ts-expect-error a page has a title
  const untitled = provide(pages, { '/a': {} })
  const product = productOf([feature('one', provide(look, { colour: 'red' }))])
  // @ts-expect-error a caller that reads a single point must handle the missing value
  const colour: string = provided(product, look).colour
  expect([wrong.point, untitled.point, colour]).toEqual([greetings, pages, 'red'])
})
