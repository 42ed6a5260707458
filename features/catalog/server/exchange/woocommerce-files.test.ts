import { expect, test } from 'vitest'
import { plainText } from '#platform/document'
import { productExchange } from '#support/product-exchange'

const { shop, bring, whole, list, outcomes, codes } = await productExchange()

test('the two characters that represent the end of a line are one, and blank lines separate paragraphs', async () => {
  const site = await shop()
  await bring(
    site,
    'ID,Type,Name,Published,Short description,Description,Regular price\n1,simple,Rye,1,Dark\\nand sour,"<h2>Rye</h2>\n\\nFirst line\\n\\n\\nSecond part",4\n',
  )
  const rye = await whole(site, 'Rye')
  expect(rye.excerpt).toBe('Dark and sour')
  expect(rye.description.content?.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph'])
  expect(plainText(rye.description)).not.toContain('\\n')
})

const russian =
  'ID,Тип,Артикул,Имя,Опубликован,"рекомендуемый?","Видимость в каталоге",Описание,"В наличии?","Базовая цена",Категории\n40,simple,K-1,Комбинезон,1,1,visible,Узор,1,240,"Одежда > Женская"\n'

test('columns in Russian are read by their names', async () => {
  const site = await shop()
  const done = await bring(site, russian)
  expect(outcomes(done)).toEqual(['product create'])
  expect(await whole(site, 'Комбинезон')).toMatchObject({
    isFeatured: true,
    variants: [{ priceMinor: 24_000, sku: 'K-1' }],
  })
})

test('columns in an unknown language are read by their position, where none is left out', async () => {
  const site = await shop()
  const unknown = Array.from({ length: 39 }, (_, at) => `Kolumn ${at}`)
  const columns = unknown.with(0, 'ID').with(18, 'Vikt (kg)').with(19, 'L (cm)').with(20, 'B (cm)').with(21, 'H (cm)')
  const cells = columns
    .map(() => '')
    .with(0, '7')
    .with(1, 'simple, virtual')
    .with(3, 'Kurs')
    .with(4, '1')
    .with(18, '2')
    .with(25, '99')
  const done = await bring(site, `${columns.join(',')}\n${cells.map((cell) => `"${cell}"`).join(',')}\n`)
  expect(outcomes(done)).toEqual(['product create'])
  expect(await whole(site, 'Kurs')).toMatchObject({ type: 3, variants: [{ priceMinor: 9900, weightGrams: 2000 }] })
})

test('a property of every variation is the product’s, barcodes of plug-ins count, and a variation without a price is left out with the reason', async () => {
  const site = await shop()
  const done = await bring(
    site,
    `ID,Type,SKU,Name,Published,Regular price,Parent,GTIN13 / EAN,MPN,"GTIN, UPC, EAN, or ISBN",Attribute 1 name,Attribute 1 value(s)
1,variable,course,Course,1,,,,,4006381333931,Length,"One, Two, Three"
2,"variation, virtual",course-1,,1,10,course,4006381333948,M-1,,Length,One
3,"variation, downloadable, virtual",course-2,,1,20,course,,,4006381333955,Length,Two
4,"variation, virtual",course-3,,1,,course,,,,Length,Three
`,
  )
  expect(outcomes(done)).toEqual(['product create', 'variant create', 'variant create', 'variant skip'])
  expect(codes(done)).toContain('variationPriceless')
  const course = await whole(site, 'Course')
  expect([course.type, course.status]).toEqual([3, 1])
  expect(course.variants.map(({ barcode, mpn, priceMinor }) => [barcode, mpn, priceMinor])).toEqual([
    ['4006381333948', 'M-1', 1000],
    ['4006381333955', '', 2000],
  ])
  expect((await list(site)).count).toBe(1)
})
