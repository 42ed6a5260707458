import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { startingStyles } from '#platform/theme'
import { drawCard } from './draw-card.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a card is drawn in a thread, as it is drawn here', async () => {
  const png = await drawCard({ title: 'Elke ochtend vers', siteTitle: 'Korenbloem', styles: startingStyles })
  const { width, height, format } = await sharp(png).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
})
