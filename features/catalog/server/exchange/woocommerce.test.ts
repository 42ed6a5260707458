import { expect, test } from 'vitest'
import { productExchange } from '#support/product-exchange'

const { shop, bring, exportOf, whole, outcomes, codes } = await productExchange()

const woo = `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax status","Tax class","In stock?",Stock,"Backorders allowed?","Sold individually?","Weight (lbs)","Length (in)","Sale price","Regular price",Categories,Tags,Images,Parent,Upsells,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Meta: _kleur"
44,variable,hoodie,Hoodie,1,1,visible,"<b>Warm</b>","Heel <i>warm</i>.",,,taxable,,1,,0,0,,,,,"Kleding > Truien, Nieuw",,https://img.example/h.jpg,,cap,Kleur,"Blauw, Groen",1,1,x
45,variation,hoodie-b,,1,,visible,,,2026-05-01,2026-07-01,taxable,,1,7,0,0,1.5,10,35,45,,,,hoodie,,Kleur,Blauw,,1,
46,variation,,,1,,visible,,,,,taxable,,1,,0,0,,,,45,,,,id:44,,Kleur,,,1,
47,"simple, downloadable, virtual",album,Album,1,0,visible,,,,,none,,1,,0,1,,,,15,Muziek,,,,,,,,,
48,simple,cap,Pet,-1,0,visible,,,,,taxable,laag,0,,0,0,,,,18,Kleding,,,,,,,,,
49,external,los,Elders,1,0,visible,,,,,taxable,,1,,0,0,,,,10,,,,,,,,,,
50,variation,wees,,1,,visible,,,,,taxable,,1,,0,0,,,,10,,,,weg,,,,,,
`

test('products of WooCommerce come with their variations, units and sales, and go back as they came', async () => {
  const [firstShop, two] = [await shop(), await shop()]
  const done = await bring(firstShop, woo)
  expect(outcomes(done)).toEqual([
    'product create',
    'variant create',
    'variant create',
    'product create',
    'product create',
    'product create',
    'variant skip',
  ])
  const hoodie = await whole(firstShop, 'Hoodie')
  expect(hoodie.excerpt).toBe('Warm')
  expect(hoodie.isFeatured).toBe(true)
  expect(
    hoodie.variants.map(({ options, priceMinor, saleMinor, quantity, isUnlimited, weightGrams, saleUntil }) => [
      options[0]?.value,
      priceMinor,
      saleMinor,
      quantity,
      isUnlimited,
      weightGrams,
      saleUntil?.slice(0, 10) ?? null,
    ]),
  ).toEqual([
    ['Blauw', 4500, 3500, 7, false, 680.389, '2026-07-01'],
    ['Groen', 4500, null, 0, true, null, null],
  ])
  const pet = await whole(firstShop, 'Pet')
  expect(pet).toMatchObject({ status: 4, taxClass: 'laag', variants: [{ isUnlimited: false, quantity: 0 }] })
  expect(hoodie.relatedIds).toEqual([pet.id])
  expect(await whole(firstShop, 'Album')).toMatchObject({ type: 2, taxClass: 'none', maxQuantity: 1 })
  expect(codes(done)).toEqual(expect.arrayContaining(['external', 'parentMissing']))
  const file = await exportOf(firstShop, 'woocommerce')
  expect(file).toContain('Meta: _kleur')
  await bring(two, file)
  expect(await exportOf(two, 'woocommerce')).toBe(file)
})
