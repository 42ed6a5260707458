import { expect, test } from 'vitest'
import { plainText } from '#platform/document'
import { exampleExport } from '#support/export-file'
import { exportedSites } from '#support/exported-sites'
import { zipOf } from '#support/zip-file'

const sites = await exportedSites()
const { blocksOf, documents, titlesOf, wordsOf } = sites

/** Imports a file into an empty site, whole. */
async function brought(content: string | Uint8Array, file = 'export.xml') {
  const imported = await sites.brought(content, file)
  expect([imported.import.state, imported.import.problem]).toEqual(['done', null])
  expect(imported.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  return imported
}

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
  expect(await wordsOf(site, 'Tide, and time')).toBe(
    'https://api.substack.example/feed/podcast/201.mp3 / Hello. / Goodbye.',
  )
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
