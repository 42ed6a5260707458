import { expect, test } from 'vitest'
import { pageCss } from '#platform/render'
import { allStyles } from '../../platform/render/style-parts.ts'
import { renderMarkup } from '#platform/render/server'
import { siteCss, startingStyles } from '#platform/theme'
import { axeFindings } from '#support/axe'
import { everyExample, exampleElement } from '#support/block-examples'
import { visit } from '#support/browser'

const { page } = await visit()
// Pages of others that blocks frame: theirs are not asked.
await page.route(/^https?:/, (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Elsewhere</title></html>' }),
)
await page.setContent(
  `<!doctype html><html lang="en"><title>Blocks</title><style>${siteCss(startingStyles)}${pageCss}</style><style id="own"></style><main id="page"><div id="block"></div></main></html>`,
)

test.each(everyExample)('$title: axe finds nothing', async ({ block, example }) => {
  const { html } = renderMarkup(exampleElement({ block, example }), {
    bundleOf: () => null,
    runsOwnerCode: false,
    prefix: 'p',
  })
  const frames = await page.evaluate(
    ({ html, css }) => {
      const place = document.querySelector('#block')
      const own = document.querySelector('#own')
      if (!place || !own) throw new Error('The page has no place for blocks.')
      own.textContent = css
      place.innerHTML = html
      return place.querySelectorAll('iframe').length
    },
    { html, css: allStyles(block.css) },
  )
  // Those of the example before this one have gone.
  await expect.poll(() => page.frames().length).toBe(1 + frames)
  expect(await axeFindings(page, { within: '#block' })).toEqual([])
})
