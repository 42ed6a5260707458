import { connect } from 'node:net'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ask } from '#support/request'
import { runningApp } from '#support/running'
import { twoSites } from '../security/two-sites.ts'

const { ctx, first } = await twoSites()
const web = await runningApp(ctx)
const folder = fileURLToPath(ctx.config.storageUrl)
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

test.each(['/api/media', '/api/imports', '/api/site-archives/import'])(
  'an owner whose connection ends in the middle of a file for %s leaves no half file and no line in the log',
  async (path) => {
    const owner = web.browser(first.admin, Object.fromEntries(first.owner.cookies))
    // The first change fetches the crumb that the cut one needs.
    await owner.send('POST', '/api/media', {})
    const [before, logged] = [files(), ctx.logged.length]
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${first.admin}`,
      `Origin: http://${first.admin}`,
      'Sec-Fetch-Site: same-origin',
      'Sec-Fetch-Mode: cors',
      `Cookie: ${cookie}`,
      `X-CSRF-Token: ${owner.cookies.get('crumb')}`,
      `Idempotency-Key: ${crypto.randomUUID()}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 9000000',
    ]
    const part =
      '--cut\r\nContent-Disposition: form-data; name="file"; filename="video.mp4"\r\nContent-Type: video/mp4\r\n\r\n'
    const video = Buffer.concat([
      Buffer.from(`${head.join('\r\n')}\r\n\r\n${part}`),
      Buffer.from('00000018667479706d703432000000006d703432', 'hex'),
      Buffer.alloc(2_000_000),
    ])
    const socket = connect(web.port, '127.0.0.1')
    socket.on('error', () => {}).write(video)
    // The file is being written once there is one more in the folder.
    await expect.poll(() => files().length).toBeGreaterThan(before.length)
    socket.resetAndDestroy()
    await expect.poll(files).toEqual(before)
    expect((await ask(web.port, first.public, '/')).status).toBe(200)
    expect(ctx.logged.slice(logged)).toEqual([])
  },
)
