import { expect, test } from 'vitest'
import { fontSheetOf, type MissingFont, startingStyles, stylesFrom } from './index.ts'
import { fontNamed } from './find-font.ts'

test('requesting a font that the font service lacks throws', () => {
  expect(fontNamed('Lora').slug).toBe('lora')
  expect(() => fontNamed('Playfair Display')).toThrow('There is no font called “Playfair Display” here.')
  expect(() => fontSheetOf(['Lora', 'Lara'])).toThrow('Lara')
})

test('styles that name a missing font keep its weight, use the nearest family, and report the error', () => {
  const missing: MissingFont[] = []
  const older = {
    ...startingStyles,
    heading: { family: 'Playfair Display', weight: 800, italic: true },
    body: { family: 'Fira Code', weight: 400 },
  }
  const styles = stylesFrom(older, (missingFont) => missing.push(missingFont))
  expect(styles.heading).toEqual({ family: 'Fraunces', weight: 800, italic: true })
  expect(styles.body).toMatchObject({ family: 'JetBrains Mono', weight: 400 })
  expect(missing).toEqual([
    {
      part: 'heading',
      family: 'Playfair Display',
      standIn: 'Fraunces',
      error: expect.objectContaining({ code: 'fonts.missing' }),
    },
    {
      part: 'body',
      family: 'Fira Code',
      standIn: 'JetBrains Mono',
      error: expect.objectContaining({ code: 'fonts.missing' }),
    },
  ])
})

test('styles whose fonts all exist report none', () => {
  const missing: MissingFont[] = []
  expect(stylesFrom({ ...startingStyles }, (missingFont) => missing.push(missingFont))).toEqual(startingStyles)
  expect(missing).toEqual([])
})

test('a handwritten font of another site is replaced by another handwritten one', () => {
  const { heading, body } = stylesFrom({
    ...startingStyles,
    heading: { family: 'Great Vibes', weight: 400 },
    body: { family: 'Source Code Pro', weight: 400 },
  })
  expect([heading.family, body.family]).toEqual(['Dancing Script', 'JetBrains Mono'])
})
