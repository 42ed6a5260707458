import { expect, test } from 'vitest'
import { soon, widgetPages } from '#support/widget-page'
import { imageBlockContract } from '../../features/media/blocks/image/image.contract.ts'
import imageCss from '../../features/media/blocks/image/image.css?inline'
import { ImageView } from '../../features/media/blocks/image/image.view.tsx'

const widgets = await widgetPages({ asBuilt: true })

test('B9.18 C9.52 R1.50 a part that waits until it is visible is fetched 200 px before', async () => {
  for (const name of ['near', 'far'])
    widgets.serve(`/${name}.js`, 'text/javascript', `document.body.dataset.${name} = ''; export const wake = () => {}`)
  const waiting = (name: string, below: number) =>
    `<quoin-island when="visible" src="/${name}.js"><div style="position:absolute;top:${900 + below}px;height:50px">${name}</div></quoin-island>`
  const { page } = await widgets.open({
    html: `${waiting('near', 199)}${waiting('far', 201)}<div style="height:3000px"></div>`,
    window: { height: 900 },
  })
  await page.locator('body[data-near]').waitFor()
  expect(await page.locator('body[data-far]').count()).toBe(0)
  await page.mouse.wheel(0, 10)
  await page.locator('body[data-far]').waitFor()
})

test('C9.04 an image with text beside it is narrow under 415 px: the text is below it', async () => {
  const example = Object.values(imageBlockContract.examples).find(({ props }) => props.variant === 'card')
  const html = widgets.render(ImageView as never, example?.props, (example as { data?: unknown }).data)
  const { page } = await widgets.open({ html: `<div id="place">${html}</div>`, css: imageCss })
  const displayAt = async (width: number) => {
    await page.locator('#place').evaluate((place, px) => (place.style.width = `${px}px`), width)
    return page.locator('.image-parts').evaluate((parts) => getComputedStyle(parts).display)
  }
  await soon(() => displayAt(415)).toBe('grid')
  expect(await displayAt(414)).toBe('block')
})
