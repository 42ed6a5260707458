import { exampleExport, exampleItem } from './export-file.ts'

/** A small file of every kind that is a single text, with `word` in each of its fields of words. */
export const importSamples: readonly { name: string; file: string; text: (word: string) => string }[] = [
  {
    name: 'WordPress',
    file: 'export.xml',
    text: (word) =>
      exampleExport([
        exampleItem({ id: 1, title: word, body: `<p>${escaped(word)}</p>` }),
        exampleItem({ id: 2, title: word, type: 'page', slug: 'about', body: `[gallery] ${escaped(word)}` }),
      ]),
  },
  {
    name: 'Ghost',
    file: 'ghost.json',
    text: (word) =>
      JSON.stringify({
        db: [
          {
            meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
            data: {
              posts: [
                {
                  id: 'p1',
                  title: word,
                  slug: 'one',
                  html: `<p>${escaped(word)}</p>`,
                  type: 'post',
                  status: 'published',
                },
                { id: 'p2', title: word, slug: 'two', html: `<p>${escaped(word)}</p>`, type: 'page', status: 'draft' },
              ],
              tags: [{ id: 't1', name: word, slug: 'tag' }],
              posts_tags: [{ post_id: 'p1', tag_id: 't1', sort_order: 0 }],
              users: [{ id: 'u1', name: word, slug: 'ada', email: 'ada@example.com' }],
              posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
              settings: [{ key: 'title', value: word }],
            },
          },
        ],
      }),
  },
  {
    name: 'Webflow',
    file: 'posts.csv',
    text: (word) =>
      csv('Name,Slug,Collection ID,Locale ID,Item ID,Archived,Draft,Created On,Updated On,Published On,Post Body', [
        [word, 'one', 'c1', 'l1', 'i1', 'false', 'false', moment, moment, moment, `<p>${escaped(word)}</p>`],
        [word, 'two', 'c1', 'l1', 'i2', 'false', 'true', moment, moment, '', `<p>${escaped(word)}</p>`],
      ]),
  },
  {
    name: 'Blogger',
    file: 'feed.atom',
    text: (word) =>
      `<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'><title>${escaped(word)}</title>` +
      [1, 2]
        .map(
          (id) =>
            `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><name>${escaped(word)}</name></author><title>${escaped(word)}</title><content type='html'>${escaped(`<p>${escaped(word)}</p>`)}</content><published>2020-01-02T10:00:00Z</published><blogger:filename>/2020/01/soup-${id}.html</blogger:filename></entry>`,
        )
        .join('') +
      '</feed>',
  },
  {
    name: 'a calendar',
    file: 'events.ics',
    text: (word) =>
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//x',
        ...[1, 2].flatMap((id) => [
          'BEGIN:VEVENT',
          `UID:${id}@x.example`,
          'DTSTART:20990504T180000Z',
          `SUMMARY:${oneLine(word)}`,
          `DESCRIPTION:${oneLine(word)}`,
          `LOCATION:${oneLine(word)}`,
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
  },
  {
    name: 'products of Shopify',
    file: 'products.csv',
    text: (word) =>
      csv('Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src', [
        ['cup', word, `<p>${escaped(word)}</p>`, word, word, word, 'Size', word, 'A1', '9.00', ''],
        ['jug', word, `<p>${escaped(word)}</p>`, word, word, word, 'Title', 'Default Title', 'A2', '12.00', ''],
      ]),
  },
  {
    name: 'an inventory of Shopify',
    file: 'inventory.csv',
    text: (word) =>
      csv('Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Available,On hand', [
        ['cup', word, 'Size', word, word, '', '', word, '4', '4'],
        ['jug', word, 'Title', 'Default Title', 'A2', '', '', word, '5', '5'],
      ]),
  },
  {
    name: 'products of WooCommerce',
    file: 'products.csv',
    text: (word) =>
      csv('ID,Type,SKU,Name,Published,"Visibility in catalog",Description,Categories,Tags,Stock,"Regular price"', [
        ['1', 'simple', 'A1', word, '1', 'visible', `<p>${escaped(word)}</p>`, word, word, '4', '9.00'],
        ['2', 'simple', 'A2', word, '1', 'hidden', `<p>${escaped(word)}</p>`, word, word, '5', '12.00'],
      ]),
  },
  {
    name: 'products of Wix',
    file: 'products.csv',
    text: (word) =>
      csv('handleId,fieldType,name,description,productImageUrl,collection,sku,price,visible,inventory', [
        ['p1', 'Product', word, `<p>${escaped(word)}</p>`, '', word, 'A1', '9.00', 'true', 'InStock'],
        ['p2', 'Product', word, `<p>${escaped(word)}</p>`, '', word, 'A2', '12.00', 'false', '3'],
      ]),
  },
  {
    name: 'redirects',
    file: 'redirects.csv',
    text: (word) =>
      csv('Redirect from,Redirect to', [
        [`/old/${word}`, '/new'],
        ['/older', `/new/${word}`],
      ]),
  },
  {
    name: 'customers of Shopify',
    file: 'customers.csv',
    text: (word) =>
      csv(
        'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address City,Default Address Country Code,Phone,Total Spent,Total Orders,Note,Tags',
        [
          ['1', word, word, 'ada@x.example', 'yes', word, word, word, 'NL', '', '0', '0', word, word],
          ['2', word, word, 'bo@x.example', 'no', word, word, word, 'NL', '', '0', '0', word, word],
        ],
      ),
  },
  {
    name: 'orders of Shopify',
    file: 'orders.csv',
    text: (word) =>
      csv(
        'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing City,Billing Country,Notes',
        [
          [
            '#1',
            'ada@x.example',
            'paid',
            day,
            'fulfilled',
            'EUR',
            '9',
            '0',
            '0',
            '9',
            day,
            '1',
            word,
            '9',
            'A1',
            word,
            word,
            'NL',
            word,
          ],
          [
            '#2',
            'bo@x.example',
            'paid',
            day,
            word,
            'EUR',
            '9',
            '0',
            '0',
            '9',
            day,
            '1',
            word,
            '9',
            'A1',
            word,
            word,
            'NL',
            word,
          ],
        ],
      ),
  },
  {
    name: 'subscribers of Mailchimp',
    file: 'subscribed.csv',
    text: (word) =>
      csv('Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,LEID,TAGS', [
        ['ada@x.example', word, word, '2', '2024-01-01 10:00:00', '1', word],
        ['bo@x.example', word, word, '2', '2024-01-01 10:00:00', '2', word],
      ]),
  },
]

const day = '2023-05-04 12:34:00 +0200'
const moment = 'Thu Oct 02 2025 10:00:00 GMT+0000 (Coordinated Universal Time)'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const oneLine = (text: string): string => text.replace(/[\r\n]/g, ' ')

function csv(head: string, rows: readonly (readonly string[])[]): string {
  return [head, ...rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')), ''].join('\n')
}
