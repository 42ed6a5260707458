import { expect, test } from 'vitest'
import { fontSheetOf, type MissingFont, startingStyles, stylesFrom } from './index.ts'
import { fontNamed } from './find-font.ts'

test('asking the font service for a font that it lacks throws', () => {
  expect(fontNamed('Lora').slug).toBe('lora')
  expect(() => fontNamed('Playfair Display')).toThrow('There is no font called “Playfair Display” here.')
  expect(() => fontSheetOf(['Lora', 'Lara'])).toThrow('Lara')
})

test('styles that name such a font keep its weight, stand in the nearest family, and say what was thrown', () => {
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

test('styles whose fonts are all there report none', () => {
  const missing: MissingFont[] = []
  expect(stylesFrom({ ...startingStyles }, (missingFont) => missing.push(missingFont))).toEqual(startingStyles)
  expect(missing).toEqual([])
})

test('a handwritten font of another site is stood in for by one that is handwritten too', () => {
  const { heading, body } = stylesFrom({
    ...startingStyles,
    heading: { family: 'Great Vibes', weight: 400 },
    body: { family: 'Source Code Pro', weight: 400 },
  })
  expect([heading.family, body.family]).toEqual(['Dancing Script', 'JetBrains Mono'])
})
