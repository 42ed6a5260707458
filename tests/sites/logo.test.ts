import { expect, test } from 'vitest'
import { changeDocument, documentSummaries, draftOf, publish } from '#features/pages/server'
import { upload } from '#support/upload'
import { image, twoSites } from '../security/two-sites.ts'

const { app, first } = await twoSites()
const shownLogo = async () =>
  /<div class="logo".*?<\/div>/s.exec((await app.ask(first.public, '/over-ons')).text)?.[0] ?? ''

test('the logo of the settings is in the header, until the block there has an image or text of its own', async () => {
  expect(await shownLogo()).toContain(first.site.title)
  const { assets } = (await upload(first.owner, '/api/media', 'logo.png', await image())) as {
    assets: { id: string }[]
  }
  const id = assets[0]?.id ?? ''
  await first.owner.send('PUT', '/api/site/settings/general', { values: { logoAssetId: id } })
  expect(await shownLogo()).toContain(`/s/${id}/`)

  await first.as(async (tx) => {
    const [header] = await documentSummaries(tx, { kind: 'header' })
    const { blocks } = await draftOf(tx, header?.id ?? '')
    const logo = Object.values(blocks).find(({ type }) => type === 'logo')
    const words = { kind: 'changeBlock' as const, id: logo?.id ?? '', changes: [{ path: ['text'], value: 'Brood' }] }
    await changeDocument(tx, { id: header?.id ?? '', operation: words })
    await publish(tx, { documents: [header?.id ?? ''] })
  })
  expect(await shownLogo()).toContain('>Brood<')
})

test('the header around a page on the canvas has the styles of its own blocks', async () => {
  const around = await first.owner.ask(`/api/documents/${first.page.id}/around`)
  expect(around.json<{ header: { css: string } }>().header.css).toMatch(/\.logo\b[^}]*\{/)
})
