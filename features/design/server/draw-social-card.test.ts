import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fontFamilies, startingStyles } from '#platform/theme'
import { drawSocialCard, type SocialCard, socialCardName, withFonts } from './draw-social-card.ts'
import { socialCardSvg } from './draw-social-card.worker.ts'

const svgOf = (card: SocialCard): string => socialCardSvg(withFonts(card))
const card = { title: 'Zuurdesem, elke ochtend vers', siteTitle: 'Bakkerij Korenbloem', styles: startingStyles }

test('the card is an image of 1200 by 630 that holds the title as shapes and needs no font of the machine', async () => {
  const svg = svgOf(card)
  const { width, height, format } = await sharp(await drawSocialCard(card)).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(svg).not.toContain('<text')
  expect(svg.match(/<path/g)?.length).toBeGreaterThanOrEqual(2)
})

test('every typeface of the catalogue draws its letters, with accents', () => {
  for (const family of fontFamilies) {
    const styles = { ...startingStyles, heading: { ...startingStyles.heading, family } }
    expect(svgOf({ ...card, title: 'Écluse Łódź ñandú', styles })).not.toContain('<text')
  }
})

test('a title in letters that the typeface lacks is drawn in a font of the machine, and stays within its place', () => {
  expect(svgOf({ ...card, title: '毎朝</text><script>' })).toContain('毎朝&#60;/text&#62;&#60;script&#62;')
})

test('a title of any length keeps within the card', () => {
  const svg = svgOf({ ...card, title: 'Donaudampfschifffahrtsgesellschaft '.repeat(9) })
  const numbers = [...svg.matchAll(/translate\(84 (-?\d+)\)/g)].map(([, y]) => Number(y))
  expect(Math.min(...numbers)).toBeGreaterThan(100)
  expect(numbers.length).toBeLessThanOrEqual(5)
})

test('a card has another name once its contents change', () => {
  const names = [card, { ...card, title: 'Anders' }, { ...card, siteTitle: 'Anders' }].map(socialCardName)
  expect(new Set(names).size).toBe(3)
})
