import { expect, test } from 'vitest'
import { exampleExport } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import { runningApp } from '#support/running'

const { ctx, shop, bring } = await productExchange()
const app = await runningApp(ctx)

const products = `ID,Type,Name,Published,Regular price,Categories,Tags
1,simple,Rye loaf,1,4,"Bread > Dark","Sour"
`
const label =
  '<category domain="post_tag" nicename="mill"><![CDATA[Mill]]></category><category domain="category" nicename="news"><![CDATA[News]]></category>'

test('addresses of other systems lead permanently to the present addresses of products, posts and their labels', async () => {
  const site = await shop()
  await bring(site, products)
  await bring(
    site,
    exampleExport([
      { id: 7, title: 'Flour', slug: 'flour', more: label },
      { id: 8, title: 'About', type: 'page', slug: 'about' },
    ]),
    { name: 'blog.xml' },
  )
  const leads = async (path: string): Promise<string> => {
    const { status, headers } = await app.ask(`${site.site.name}.localhost:8080`, path)
    return `${status} ${String(headers.location ?? '')}`
  }
  const product = await leads('/product/rye-loaf')
  expect(product).toMatch(/^301 .*\/rye-loaf$/)
  for (const path of [
    '/products/rye-loaf',
    '/collections/dark/products/rye-loaf',
    '/store/p/rye-loaf',
    '/shop/p/rye-loaf',
  ])
    expect([path, await leads(path)]).toEqual([path, product])
  expect(await leads('/product-category/bread/dark')).toMatch(/^301 .*\/category\/bread\/dark$/)
  expect(await leads('/collections/bread')).toMatch(/^301 .*\/category\/bread$/)
  expect(await leads('/product-tag/sour')).toMatch(/^301 .*\/tag\/sour$/)
  for (const path of ['/2024/03/05/flour', '/blogs/journal/flour', '/2024/03/flour.html', '/post/flour'])
    expect([path, await leads(path)]).toEqual([path, '301 /blog/flour'])
  expect(await leads('/tag/mill')).toBe('301 /blog/tag/mill')
  expect(await leads('/category/news')).toBe('301 /blog/category/news')
  expect(await leads('/pages/about')).toBe('301 /about')
  for (const path of ['/product/nothing', '/2024/03/05/nothing', '/collections/none', '/nothing'])
    expect([path, await leads(path)]).toEqual([path, '404 '])
})
