import { expect, test } from 'vitest'
import { behaviourOf } from '../contract/behaviour-options.rules.ts'
import { createGallery } from './gallery.dom.ts'

const options = behaviourOf({}, 'strip')

test('B5.01 B8.11 a gallery without a container is an error', () => {
  expect(() => createGallery(null, options, {})).toThrow('No gallery container found')
})

test('B5.02 B5.03 B8.12 a design that is not loaded is an error that names it', () => {
  const make = () => createGallery({} as HTMLElement, options, {})
  expect(make).toThrow('Design not found')
  expect(make).toThrow('these are not the gallery designs you are looking for: strip')
})
