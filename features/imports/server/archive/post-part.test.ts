import { expect, test } from 'vitest'
import { htmlOf, htmlTree } from '../body/html-tree.ts'
import { postPart, withoutLead } from './post-part.ts'

const partOf = (html: string): string => htmlOf(postPart(htmlTree(html)))

test('a post without a marked text loses its head, foot and comments', () => {
  const html =
    '<article><header><h1>Rye</h1></header><p>Slow.</p><header><h2>Why</h2></header><footer>Share</footer></article><div id="respond">Write</div>'
  expect(partOf(html)).toBe('<article><p>Slow.</p><header><h2>Why</h2></header></article>')
})

test('a teaser of another post is not taken for the text', () => {
  const html =
    '<p>A long text that every theme would keep in an element of its own.</p><div class="entry-content">Next: spelt</div>'
  expect(partOf(html)).toBe(html)
})

const loaf = '<img src="/a/rye.jpg" alt="A loaf">'

test.each([
  ['the same file', `${loaf}<p>Slow.</p>`, 'https://x.example/b/rye.jpg', '<p>Slow.</p>'],
  ['another size', '<figure><a><img src="rye-300x200.jpg"></a></figure><p>Slow.</p>', '/rye.jpg', '<p>Slow.</p>'],
  ['another file', `${loaf}<p>Slow.</p>`, '/oven.jpg', `${loaf}<p>Slow.</p>`],
  ['an image below text', `<p>Slow.</p>${loaf}`, '/rye.jpg', `<p>Slow.</p>${loaf}`],
  ['an image with a caption', `<figure>${loaf}<b>Rye</b></figure>`, '/rye.jpg', '<figure><b>Rye</b></figure>'],
])('the first image of a text and the image of its post: %s', (_case, html, lead, kept) => {
  expect(htmlOf(withoutLead(htmlTree(html), lead).body)).toBe(kept)
})
