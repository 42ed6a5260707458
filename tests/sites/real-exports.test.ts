import { expect, test } from 'vitest'
import { siteTables } from '#platform/database'
import { plainText } from '#platform/document'
import { exampleExport, exampleItem } from '#support/export-file'
import { exportedSites } from '#support/exported-sites'

const sites = await exportedSites()
const { blocksOf, titlesOf, wordsOf } = sites

/** Imports a file into an empty site, whole. */
async function brought(content: string | Uint8Array, file = 'export.xml') {
  const imported = await sites.brought(content, file)
  expect([imported.import.state, imported.import.problem]).toEqual(['done', null])
  expect(imported.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  return imported
}

test('WordPress: the end of a CDATA section is written in two parts, in titles, texts and comments', async () => {
  const comment =
    '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author><![CDATA[Bo]]></wp:comment_author><wp:comment_content><![CDATA[So x[y[0]]]]><![CDATA[>1 it is]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>'
  const body = '<p>Write <code>if (a[b[0]]>1)</code> and &lt;![CDATA[ x ]]&gt;.</p>'
  const { site } = await brought(exampleExport([{ id: 1, title: 'When a[b[0]]>1', body, more: comment }]))
  expect(await titlesOf(site)).toContainEqual(['When a[b[0]]>1', true])
  expect(await wordsOf(site, 'When a[b[0]]>1')).toBe('Write if (a[b[0]]>1) and <![CDATA[ x ]]>.')
  const comments = await site.as((owner) =>
    owner.db.selectFrom('comments').select('body').where('website_id', '=', site.site.id).execute(),
  )
  expect(comments.map(({ body: words }) => plainText(words))).toEqual(['So x[y[0]]>1 it is'])
})

test('WordPress.com: tiled galleries of Jetpack, in both of its editors', async () => {
  const photo = (id: number, name: string): string =>
    exampleItem({
      id,
      title: name,
      type: 'attachment',
      status: 'inherit',
      more: `<wp:attachment_url>http://127.0.0.1/files/${name}.jpg</wp:attachment_url>`,
    })
  const item = (id: number, name: string): string =>
    `<figure class="tiled-gallery__item"><img alt="${name}" data-height="800" data-id="${id}" data-link="https://loft.example/${name}/" data-url="http://127.0.0.1/files/${name}.jpg" data-width="1200" src="https://i1.wp.com/127.0.0.1/files/${name}.jpg?ssl=1" layout="responsive"/></figure>`
  const tiled = `<!-- wp:jetpack/tiled-gallery {"columnWidths":[["60","40"]],"ids":[11,12]} --><div class="wp-block-jetpack-tiled-gallery is-style-rectangular"><div class="tiled-gallery__gallery"><div class="tiled-gallery__row"><div class="tiled-gallery__col" style="flex-basis:60%">${item(11, 'pier')}</div><div class="tiled-gallery__col" style="flex-basis:40%">${item(12, 'quay')}</div></div></div></div><!-- /wp:jetpack/tiled-gallery -->`
  const { site, rows } = await brought(
    exampleExport([
      photo(11, 'pier'),
      photo(12, 'quay'),
      { id: 1, title: 'New', body: tiled },
      { id: 2, title: 'Old', body: 'Before.\n\n[gallery type="rectangular" ids="12,11"]\n\nAfter.' },
    ]),
  )
  const nameOf = new Map(rows.filter(({ kind }) => kind === 'media').map(({ title, targetId }) => [targetId, title]))
  const shown = async (title: string) =>
    (await blocksOf(site, title)).flatMap(({ props }) =>
      ((props.slides ?? []) as { asset: string }[]).map(({ asset }) => nameOf.get(asset)),
    )
  expect([await shown('New'), await shown('Old')]).toEqual([
    ['pier', 'quay'],
    ['quay', 'pier'],
  ])
  expect(await wordsOf(site, 'Old')).toBe('Before. / After.')
})

const ghostFile = (posts: object[]) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
        data: {
          posts: posts.map((post, at) => ({ id: `p${at}`, type: 'post', status: 'published', html: null, ...post })),
          settings: [{ key: 'title', value: 'De Oven' }],
        },
      },
    ],
  })

test('Ghost: posts that hold the text of the present or of the former editor alone', async () => {
  const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format })
  const lexical = {
    root: {
      children: [
        { type: 'extended-heading', tag: 'h2', children: [text('Rye')] },
        {
          type: 'paragraph',
          children: [
            text('A '),
            text('slow', 1),
            text(' bread, '),
            { type: 'link', url: 'https://x.example/', children: [text('here')] },
            text('.'),
          ],
        },
        {
          type: 'list',
          listType: 'number',
          children: [
            { type: 'listitem', children: [text('Mix')] },
            { type: 'listitem', children: [text('Wait <long>')] },
          ],
        },
        { type: 'image', src: 'http://127.0.0.1/rye.jpg', alt: 'A loaf', caption: 'The <em>loaf</em>' },
        { type: 'callout', calloutText: 'Mind the crust' },
        { type: 'toggle', heading: 'How long?', content: '<p>A night.</p>' },
        { type: 'horizontalrule' },
        {
          type: 'embed',
          url: 'https://vimeo.com/76979871',
          html: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
        },
        { type: 'signup', header: 'Subscribe' },
      ],
    },
  }
  const mobiledoc = {
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [
      ['image', { src: 'http://127.0.0.1/oat.jpg', alt: 'Oats' }],
      ['html', { html: '<p>By hand</p>' }],
    ],
    markups: [['a', ['href', 'https://x.example/oat']], ['strong']],
    sections: [
      [1, 'h2', [[0, [], 0, 'Oats']]],
      [
        1,
        'p',
        [
          [0, [], 0, 'Soft '],
          [0, [1], 0, 'and '],
          [0, [0], 2, 'warm'],
          [1, [], 0, 0],
          [0, [], 0, 'porridge.'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'Milk']], [[0, [], 0, 'Salt']]]],
      [10, 0],
      [10, 1],
    ],
  }
  const { site } = await brought(
    ghostFile([
      { title: 'Lexical', slug: 'lexical', lexical: JSON.stringify(lexical) },
      { title: 'Mobiledoc', slug: 'mobiledoc', mobiledoc: JSON.stringify(mobiledoc) },
      { title: 'Damaged', slug: 'damaged', lexical: '{"root":', plaintext: 'The words.' },
      { title: 'Both', slug: 'both', html: '<p>As published.</p>', lexical: JSON.stringify(lexical) },
    ]),
    'ghost.json',
  )
  expect(await wordsOf(site, 'Lexical')).toBe(
    'Rye / A slow bread, here. / Mix / Wait <long> / Mind the crust / How long? / A night.',
  )
  const lexicalBlocks = JSON.stringify(await blocksOf(site, 'Lexical'))
  expect(lexicalBlocks).toContain('76979871')
  expect(lexicalBlocks).toContain('"href":"https://x.example/"')
  expect(lexicalBlocks).not.toContain('Subscribe')
  expect(await wordsOf(site, 'Mobiledoc')).toBe('Oats / Soft and warm / porridge. / Milk / Salt / By hand')
  expect(await wordsOf(site, 'Damaged')).toBe('The words.')
  expect(await wordsOf(site, 'Both')).toBe('As published.')
})

test('Ghost: a list of members, with those who left, were removed or only read on the site', async () => {
  const { site } = await brought(
    [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '6512,ada@x.example,"Lovelace, Ada",,true,,,2023-09-25T21:01:35.000Z,,"vip,press",',
      '6513,bo@x.example,Bo,"Asked to be left ""alone""",false,,,2023-09-25T21:01:35.000Z,,,',
      '6514,cy@x.example,,,true,true,cus_1,2023-09-25T21:01:35.000Z,2024-01-01T00:00:00.000Z,,Gold',
      '',
    ].join('\r\n'),
    'members.csv',
  )
  const rows = await site.as((owner) =>
    siteTables(owner).selectFrom('subscribers').select(['email', 'name', 'state']).orderBy('email').execute(),
  )
  expect(rows.map(({ email, name, state }) => [email, name, state])).toEqual([
    ['ada@x.example', 'Lovelace, Ada', 'subscribed'],
    ['bo@x.example', 'Bo', 'unsubscribed'],
    ['cy@x.example', '', 'unsubscribed'],
  ])
})
