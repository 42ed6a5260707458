import { afterAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { ownerVisit, soon } from '#support/editor'
import { temporaryFile } from '#support/export-file'
import { startInstallation } from '#support/installation'
import { oldPage, oldSite } from '#support/old-site'
import { sessionBy } from '#support/session'
import { zipOf } from '#support/zip-file'

const old = await oldSite({
  '/': oldPage('Home', '<h1>The Oven</h1><p>Bread since 1998.</p>', ['/', '/about']),
  '/about': oldPage('About', '<h1>About the oven</h1><p>Three of us bake at night.</p>', ['/', '/about']),
})
const installation = await startInstallation({ env: old.env })
afterAll(installation.stop)
const session = await sessionBy(installation.signInLink(), installation)
const { page, complaints } = await ownerVisit({}, session)
const visitor = await visit()
const site = 'elsewhere-oven'
const imports = `${installation.admin(site)}/config/imports`
await installation.command('create-site', site, '--owner', 'owner@quoin.localhost')

/** The preview names it, nothing is there yet; then it is imported, and a visitor reads it. */
async function imported(title: string, path: string, words: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(title) })
    .first()
    .waitFor({ timeout: 60_000 })
  expect((await visitor.page.goto(installation.site(site) + path))?.status()).toBe(404)
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor({ timeout: 60_000 })
  await soon(visitor.page, installation.site(site) + path, async (seen) => {
    expect(await seen.locator('main').innerText()).toContain(words)
  })
}

async function upload(name: string, content: string | Uint8Array): Promise<void> {
  await page.goto(imports)
  await page.locator('input[type=file]').setInputFiles(temporaryFile(name, content))
}

const notionId = '0123456789abcdef0123456789abcdef'
const medium = (title: string, words: string) =>
  `<html><body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="body" class="e-content"><h3 class="graf graf--title">${title}</h3><p class="graf">${words}</p></section><footer><a href="https://medium.com/@mira/on-crust-0123456789ab" class="p-canonical">x</a><time class="dt-published" datetime="2019-05-01T08:00:00Z">May</time></footer></article></body></html>`

test('an export of Notion is previewed, imported and read', async () => {
  await upload('notion.zip', await zipOf({ [`Cook book ${notionId}.md`]: '# Cook book\n\nAll that we cook.\n' }))
  await imported('Cook book', '/cook-book', 'All that we cook.')
})

test('an archive of Medium is previewed, imported and read', async () => {
  await upload(
    'medium.zip',
    await zipOf({
      'README.html': '<html></html>',
      'posts/2019-05-01_On-crust-0123456789ab.html': medium('On crust', 'A crust sings as it cools.'),
    }),
  )
  await imported('On crust', '/blog/on-crust', 'A crust sings as it cools.')
})

test('an archive of Substack is previewed, imported and read', async () => {
  await upload(
    'substack.zip',
    await zipOf({
      'posts.csv':
        'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url\n101.rye-letter,2024-01-02T10:00:00Z,true,,newsletter,everyone,A letter about rye,Slow,\n',
      'posts/101.rye-letter.html': '<p>Rye takes its time.</p>',
    }),
  )
  await imported('A letter about rye', '/blog/rye-letter', 'Rye takes its time.')
})

test('a blog of Blogger is previewed, imported and read', async () => {
  await upload(
    'feed.atom',
    "<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><title>The Oven</title><entry><id>tag:blogger.com,1999:blog-1.post-2</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><name>Mira</name></author><title>Soup weather</title><content type='html'>&lt;p&gt;Warm soup.&lt;/p&gt;</content><published>2020-01-02T10:00:00Z</published><blogger:filename>/2020/01/soup-weather.html</blogger:filename></entry></feed>",
  )
  await imported('Soup weather', '/blog/soup-weather', 'Warm soup.')
})

test('a site is read by its address, previewed, imported and read', async () => {
  await page.goto(imports)
  await page.getByRole('button', { name: 'Import by address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address of the old site' }).fill(old.address)
  await dialog.getByText('This site is mine, or I may copy it.').click()
  await dialog.getByRole('button', { name: 'Read the site' }).click()
  await imported('About the oven', '/about', 'Three of us bake at night.')
  expect(old.requests).toContain('/about')
  expect(complaints).toEqual([])
})

const orders = `Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem requires shipping,Lineitem fulfillment status,Billing Name,Billing Address1,Billing City,Billing Zip,Billing Country,Notes,Tags
#1001,ada@x.example,paid,2023-05-04 12:34:00 +0200,fulfilled,2023-05-06 09:00:00 +0200,yes,EUR,45.00,4.95,8.67,49.95,WELCOME,5.00,Post,2023-05-04 12:33:10 +0200,2,Cup - Blue,20.00,CUP-B,true,fulfilled,Ada Lee,Quay 9,Amsterdam,1011 AA,NL,Ring twice,vip
#1001,,,,,,,,,,,,,,,,1,Saucer,10.00,SAU,true,fulfilled,,,,,,,
#1002,ada@x.example,pending,,,,no,EUR,30.00,0.00,0.00,30.00,,0.00,,2023-06-01 09:59:00 +0200,3,Saucer,10.00,SAU,true,,Ada Lee,Quay 9,Amsterdam,1011 AA,NL,,
`

test('orders of a former shop are previewed, imported, found as history, counted with their customer, and undone', async () => {
  await upload('orders.csv', orders)
  await page.getByRole('row', { name: /#1002/ }).first().waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Import now' }).click()
  await page.getByRole('button', { name: 'Undo import' }).waitFor({ timeout: 60_000 })
  await page.goto(`${installation.admin(site)}/config/orders`)
  await page.getByRole('row', { name: /#1002/ }).getByText('Imported').waitFor()
  await page.getByRole('row', { name: /#1001/ }).click()
  await page.getByRole('heading', { name: /#1001/ }).waitFor()
  await page.getByText('Cup - Blue').first().waitFor()
  await page.getByText(/Imported from Shopify, as history/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Ada Lee' }).click()
  await page.getByRole('row', { name: /#1002/ }).waitFor()
  await page.goto(imports)
  await page.getByRole('row', { name: /orders\.csv/ }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('Its orders are removed.').waitFor({ timeout: 60_000 })
  expect(complaints).toEqual([])
})
