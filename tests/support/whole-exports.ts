import { exampleExport, type ExampleItem, exampleMeta, temporaryFile } from './export-file.ts'

/*
 * Small exports written for the tests, with every kind of item and many kinds of block that exports of real sites have.
 */

const comment = `<wp:comment><wp:comment_id>7</wp:comment_id><wp:comment_author><![CDATA[Hedwig]]></wp:comment_author>
<wp:comment_author_email>hedwig@example.com</wp:comment_author_email><wp:comment_date_gmt>2024-03-06 10:00:00</wp:comment_date_gmt>
<wp:comment_content><![CDATA[With a cloth over it.]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved>
<wp:comment_type>comment</wp:comment_type><wp:comment_parent>0</wp:comment_parent></wp:comment>`
const labelled = (domain: string, slug: string, name: string) =>
  `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`

const bodies: Record<string, string> = {
  Paragraphs:
    '<!-- wp:paragraph --><p>One <strong>bold</strong> and <a href="https://old.example/about/">a link</a>.</p><!-- /wp:paragraph -->',
  Headings: '<!-- wp:heading {"level":3} --><h3>Third</h3><!-- /wp:heading --><h2>Second</h2>',
  Lists:
    '<!-- wp:list --><ul><li>Flour<ul><li>Rye</li></ul></li><li>Salt</li></ul><!-- /wp:list --><ol><li>Knead</li></ol>',
  Quotes:
    '<!-- wp:quote --><blockquote class="wp-block-quote"><p>Bread waits.</p><cite>Mira</cite></blockquote><!-- /wp:quote -->',
  Tables:
    '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></figure><!-- /wp:table -->',
  Codes: '<!-- wp:code --><pre class="wp-block-code"><code>bake --at 230</code></pre><!-- /wp:code -->',
  Images:
    '<!-- wp:image {"id":90} --><figure class="wp-block-image"><img src="https://old.example/oven.jpg" alt="An oven"/><figcaption>Ours</figcaption></figure><!-- /wp:image -->',
  Galleries: '[gallery ids="90,91"]<p>After it.</p>',
  Buttons:
    '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="/about">About</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
  Columns:
    '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><p>Left</p></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column"><p>Right</p></div><!-- /wp:column --></div><!-- /wp:columns -->',
  Embeds:
    '<!-- wp:embed {"url":"https://vimeo.com/76979871"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://vimeo.com/76979871</div></figure><!-- /wp:embed -->',
  Separators:
    '<p>Above</p><!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator --><!--more--><p>Below</p>',
  Unclosed: '<p>Open <em>and <b>crossed</em></b><div>on<p>and on',
  Emptiness: '',
}

const posts: ExampleItem[] = Object.entries(bodies).map(([title, body], at) => ({
  id: at + 1,
  title,
  body,
  slug: title.toLowerCase(),
  more:
    labelled('category', 'baking', 'Baking') +
    labelled('post_tag', `tag-${at}`, `Tag ${at}`) +
    (at === 0 ? comment : ''),
}))

/** How many posts the export has. */
export const wordPressPosts = posts.length + 3

export const wordPressExport = exampleExport([
  ...posts,
  { id: 40, title: 'Draft', status: 'draft' },
  { id: 41, title: 'Later', status: 'future', date: '2031-01-01 10:00:00' },
  {
    id: 42,
    title: 'Slashes \\ and "quotes" & <signs>',
    status: 'private',
    more: exampleMeta('_note', 'C:\\bread\\rye'),
  },
  { id: 50, title: 'About', type: 'page', slug: 'about', body: '<p>Us.</p>' },
  { id: 51, title: 'Team', type: 'page', slug: 'team', parent: 50 },
  { id: 60, title: 'Rye', type: 'recipe', slug: 'rye', body: '[servings n="4"]<p>Rye and water.</p>' },
  { id: 61, title: 'Signature', type: 'wp_block', body: '<p>Yours, Mira</p>' },
  {
    id: 70,
    title: 'About us',
    type: 'nav_menu_item',
    more: exampleMeta('_menu_item_object_id', '50') + labelled('nav_menu', 'main', 'Main'),
  },
  ...[90, 91].map((id) => ({
    id,
    title: `oven-${id}`,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>https://old.example/oven-${id}.jpg</wp:attachment_url>`,
  })),
])

/** As Squarespace writes it: paths in place of addresses, and blocks of its own in the texts. */
const squarespaceExport = wordPressExport
  .replaceAll('<link>https://old.example/', '<link>/')
  .replace(
    '<![CDATA[]]></content:encoded>',
    '<![CDATA[<div class="sqs-layout"><div class="sqs-block html-block"><div class="sqs-block-content"><p>A block.</p></div></div></div>]]></content:encoded>',
  )

/** The names and places of these files. */
export function wholeExports(): [name: string, file: string][] {
  return [
    ['an export of WordPress', temporaryFile('whole-wordpress.xml', wordPressExport)],
    ['an export of Squarespace', temporaryFile('whole-squarespace.xml', squarespaceExport)],
  ]
}
