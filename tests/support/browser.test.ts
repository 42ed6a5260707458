import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { listenHere } from './listen-here.ts'

test('a test takes over the requests of an open page once one of each of its frames came through', async () => {
  const server = createServer(({ url }, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(url === '/' ? '<iframe src="/frame"></iframe>' : '<p>Bread</p>'),
  )
  const { port } = await listenHere(server)
  const { page, context } = await visit()
  await page.goto(`http://localhost:${port}`)
  const answered: string[] = []
  page.on('response', (response) => answered.push(`${new URL(response.url()).pathname} ${response.status()}`))
  await page.route('**/word', (route) => route.fulfill({ body: 'test' }))
  expect(answered).toEqual(expect.arrayContaining(['/ 204', '/frame 204']))
  expect(await page.evaluate(() => fetch('/word').then((answer) => answer.text()))).toBe('test')
  await context.close()
})
