import { expect, test } from 'vitest'
import { formsFeature } from '#features/forms/server'
import { galleriesFeature } from '#features/galleries/server'
import { documentSummaries, draftOf } from '#features/pages/server'
import { siteTables } from '#platform/database'
import { plainText } from '#platform/document'
import { exampleExport, exampleItem, temporaryFile } from '#support/export-file'
import { importFeatures } from '#support/import-features'
import { importedFile } from '#support/imported-file'
import { testContext } from '#support/context'
import { type TestSite, testSite } from '#support/site'
import { zipOf } from '#support/zip-file'

const ctx = await testContext({ features: [...new Set([...importFeatures, galleriesFeature, formsFeature])] })

async function brought(content: string | Uint8Array, file = 'export.xml') {
  const site = await testSite(ctx, { start: 'blank', locale: 'en-GB' })
  const imported = await importedFile(ctx, { file: temporaryFile(file, content), site: site.site.name })
  expect([imported.import.state, imported.import.problem]).toEqual(['done', null])
  expect(imported.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  return { site, ...imported }
}
const documents = (site: TestSite) =>
  site.as(async (owner) => [
    ...(await documentSummaries(owner, { kind: 'page' })),
    ...(await documentSummaries(owner, { kind: 'post' })),
  ])
async function blocksOf(site: TestSite, title: string) {
  const document = (await documents(site)).find((candidate) => candidate.title === title)
  const { blocks } = await site.as((owner) => draftOf(owner, document?.id ?? ''))
  return Object.values(blocks)
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
}
const wordsOf = async (site: TestSite, title: string): Promise<string> =>
  (await blocksOf(site, title))
    .map(({ props }) => plainText(props.text))
    .filter(Boolean)
    .join('\n')
    .replace(/\n+/g, ' / ')
const titlesOf = async (site: TestSite) =>
  (await documents(site)).map(({ title, publishedAt }) => [title, publishedAt !== null] as const).toSorted()

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

test('Substack: an episode of a podcast, an image, a video, and calls to subscribe that work no more', async () => {
  const body = [
    '<p>Hello.</p>',
    '<div class="captioned-image-container"><figure><a class="image-link image2" target="_blank" href="https://substackcdn.example/full.jpg"><div class="image2-inset"><picture><source type="image/webp" srcset="http://127.0.0.1/w_424/pier.jpg 424w"><img src="http://127.0.0.1/pier.jpg" data-attrs="{&quot;src&quot;:&quot;http://127.0.0.1/pier.jpg&quot;}" class="sizing-normal" alt="The pier"></picture></div></a><figcaption class="image-caption">At dawn</figcaption></figure></div>',
    '<div id="youtube2-abcdefghijk" class="youtube-wrap" data-attrs="{&quot;videoId&quot;:&quot;abcdefghijk&quot;}"><div class="youtube-inner"><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0&amp;autoplay=0" frameborder="0"></iframe></div></div>',
    '<div class="subscription-widget-wrap"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">Thanks for reading! Subscribe for free.</p></div><form class="subscription-widget-subscribe"><input type="email" class="email-input" name="email" placeholder="Type your email…"><input type="submit" class="button primary" value="Subscribe"></form></div></div>',
    '<p>Goodbye.</p>',
  ].join('')
  const { site } = await brought(
    await zipOf({
      'posts.csv':
        'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url\n201.tide,2024-01-02T10:00:00.000Z,true,2024-01-02T10:00:05.000Z,,podcast,everyone,"Tide, and time",Episode 1,https://api.substack.example/feed/podcast/201.mp3\n202.ask,2024-01-03T10:00:00.000Z,true,,,thread,everyone,Ask me,,\n',
      'posts/201.tide.html': body,
      'posts/201.delivers.csv': 'post_id,timestamp,email\n201,2024-01-02,a@x.example\n',
      'posts/201.opens.csv': 'post_id,timestamp,email\n201,2024-01-02,a@x.example\n',
      'posts/202.ask.html': '<p>Anything.</p>',
      'email_list.loft.csv': 'email,active_subscription\na@x.example,false\n',
    }),
    'substack.zip',
  )
  const blocks = JSON.stringify(await blocksOf(site, 'Tide, and time'))
  expect(blocks).toContain('https://api.substack.example/feed/podcast/201.mp3')
  expect(blocks).toContain('abcdefghijk')
  expect(await wordsOf(site, 'Tide, and time')).toBe('Hello. / Goodbye.')
  expect(await wordsOf(site, 'Ask me')).toBe('Anything.')
})

test('Blogger: comments, removed ones, drafts, pages, and the settings of the blog, which are no posts', async () => {
  const entry = (id: string, kind: string, title: string, more: string): string =>
    `<entry><id>tag:blogger.com,1999:blog-1.${id}</id><published>2012-05-04T10:00:00.000+02:00</published><updated>2012-05-04T10:00:00.000+02:00</updated><category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/><title type='text'>${title}</title>${more}<author><name>Mira</name><email>noreply@blogger.com</email></author></entry>`
  const reply =
    "<thr:in-reply-to href='https://oven.blogspot.example/2012/05/rye.html' ref='tag:blogger.com,1999:blog-1.post-1' type='text/html'/>"
  const { site } = await brought(
    `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="http://www.blogger.com/styles/atom.css" type="text/css"?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:gd='http://schemas.google.com/g/2005' xmlns:thr='http://purl.org/syndication/thread/1.0' xmlns:app='http://purl.org/atom/app#'><id>tag:blogger.com,1999:blog-1.archive</id><title type='text'>De Oven</title><generator version='7.00' uri='http://www.blogger.com'>Blogger</generator>${[
      entry('layout', 'template', 'Template: De Oven', "<content type='text'>&lt;b:skin&gt;</content>"),
      entry('settings.BLOG_NAME', 'settings', 'The name of the blog', "<content type='text'>De Oven</content>"),
      entry(
        'post-1',
        'post',
        'Rye',
        `<category scheme='http://www.blogger.com/atom/ns#' term='bread'/><content type='html'>&lt;div class="separator"&gt;&lt;a href="http://127.0.0.1/s1600/rye.jpg"&gt;&lt;img border="0" src="http://127.0.0.1/s320/rye.jpg"&gt;&lt;/a&gt;&lt;/div&gt;Slow &amp;amp; warm.&lt;br /&gt;&lt;br /&gt;Second.</content><link rel='alternate' type='text/html' href='https://oven.blogspot.example/2012/05/rye.html' title='Rye'/>`,
      ),
      entry(
        'post-2',
        'post',
        'Not yet',
        "<app:control><app:draft>yes</app:draft></app:control><content type='html'>Later.</content>",
      ),
      entry(
        'page-3',
        'page',
        'About',
        "<content type='html'>We bake.</content><link rel='alternate' type='text/html' href='https://oven.blogspot.example/p/about.html'/>",
      ),
      entry('post-4', 'comment', 'Lovely.', `<content type='html'>Lovely.</content>${reply}`),
      entry(
        'post-5',
        'comment',
        'This comment has been removed by the author.',
        `<content type='html'>This comment has been removed by the author.</content><gd:extendedProperty name='blogger.contentRemoved' value='true'/>${reply}`,
      ),
    ].join('')}</feed>`,
    'blog.xml',
  )
  expect((await titlesOf(site)).filter(([title]) => ['Rye', 'Not yet', 'About'].includes(title))).toEqual([
    ['About', true],
    ['Not yet', false],
    ['Rye', true],
  ])
  expect(
    (await documents(site)).map(({ title }) => title).filter((title) => /Template|name of the blog/.test(title)),
  ).toEqual([])
  expect(await wordsOf(site, 'Rye')).toBe('Slow & warm. / Second.')
  const comments = await site.as((owner) =>
    owner.db.selectFrom('comments').select('body').where('website_id', '=', site.site.id).execute(),
  )
  expect(comments.map(({ body }) => plainText(body))).toEqual(['Lovely.'])
})

test('Webflow: formatted text, and references to entries of other collections', async () => {
  const body =
    '<h2 id="">Rye</h2><p id="">A slow bread.</p><figure class="w-richtext-figure-type-image w-richtext-align-fullwidth" data-rt-type="image" data-rt-align="fullwidth"><div><img src="http://127.0.0.1/rye.jpg" alt="__wf_reserved_inherit" loading="auto"></div><figcaption>The loaf</figcaption></figure><figure class="w-richtext-figure-type-video" data-rt-type="video"><div><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></div></figure><p>‍</p>'
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const moment = 'Thu Oct 02 2025 10:00:00 GMT+0000 (Coordinated Universal Time)'
  const { site, rows } = await brought(
    `Name,Slug,Collection ID,Locale ID,Item ID,Archived,Draft,Created On,Updated On,Published On,Post Body,Post Summary,Main Image,Featured?,Author,Categories\n${['Rye', 'rye', 'c1', 'l1', 'i1', 'false', 'false', moment, moment, moment, body, 'Slow', 'http://127.0.0.1/main.jpg', 'true', 'ada-lovelace', 'slow-bread; winter'].map(cell).join(',')}\n`,
    'posts.csv',
  )
  expect(await wordsOf(site, 'Rye')).toBe('Rye / A slow bread.')
  const blocks = JSON.stringify(await blocksOf(site, 'Rye'))
  expect(blocks).toContain('abcdefghijk')
  expect(blocks).not.toContain('__wf_reserved')
  expect(rows.filter(({ kind }) => kind === 'post').map(({ outcome }) => outcome)).toEqual(['create'])
  const authors = await site.as((owner) =>
    owner.db.selectFrom('authors').select('name').where('website_id', '=', site.site.id).execute(),
  )
  expect(authors.map(({ name }) => name)).toContain('Ada Lovelace')
})

test('Squarespace: the page of a shop is left to ours, and a page with its words stays', async () => {
  const { site, rows } = await brought(
    exampleExport([
      {
        id: 1,
        title: 'Shop',
        type: 'page',
        slug: 'shop',
        link: '/shop',
        body: '<div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Post Body"><div class="row sqs-row"><div class="col sqs-col-12 span-12"></div></div></div>',
      },
      {
        id: 2,
        title: 'About',
        type: 'page',
        slug: 'about',
        link: '/about',
        body: '<div class="sqs-layout"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><p>We bake.</p></div></div></div>',
      },
      '<item />',
    ]),
  )
  expect(rows.filter(({ kind }) => kind === 'page').map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Shop', 'skip'],
    ['About', 'create'],
  ])
  expect(await wordsOf(site, 'About')).toContain('We bake.')
})
