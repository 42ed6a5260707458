import { expect, test } from 'vitest'
import { wordsOfMarkdown } from './markdown.rules.ts'
import { markdownHtml } from './markdown.worker.ts'

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '![a](javascript:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '<javascript:alert(1)>',
  '<div><iframe srcdoc="x"></iframe></div>',
  '[a]: javascript:alert(1)\n\n[a]',
  '[x](vbscript:a) [y](JaVaScRiPt:a) [z](java&#10;script:a)',
])('%j runs nothing', (source) => {
  const html = markdownHtml({ id: 'b', source })
  expect(html).not.toMatch(/<(script|iframe|div)/i)
  expect(html).not.toMatch(/(href|src)="\s*(javascript|vbscript|data)/i)
  expect(html).not.toMatch(/<[^>]+\son\w+=/i)
})

test('tables may scroll, tasks are marks, images wait, notes of two blocks do not meet', () => {
  const html = markdownHtml({
    id: 'block7',
    source: '| a |\n| - |\n| 1 |\n\n- [x] done\n- [ ] not\n\n![alt](/s/a.jpg) and a note[^1]\n\n[^1]: Here',
  })
  expect(html).toContain('<div class="table"><table>')
  expect(html).toMatch(/☑ done[\s\S]*☐ not/)
  expect(html).toContain('<img loading="lazy" decoding="async" src="/s/a.jpg" alt="alt"')
  expect(html).toContain('id="nblock7-fn-1"')
  expect(html).not.toContain('<input')
})

test('search finds the words of Markdown without its marks and addresses', () => {
  const source =
    '## A *loaf*\n\n- [x] Let it __cool__\n\n| Rye | a week |\n| --- | --- |\n\nMore [here](/bread_rolls).[^1]\n\n[^1]: One day.'
  expect(wordsOfMarkdown(source)).toBe('A loaf\nLet it cool\nRye a week\nMore here.\nOne day.')
})
