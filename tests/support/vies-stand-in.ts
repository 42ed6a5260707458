import { createServer } from 'node:http'
import { fetchFromOutside } from '#platform/egress'
import { listenHere } from './listen-here.ts'

/** Responses of VIES for the numbers that a test knows; for others, that their country does not answer. */
const answers: Readonly<Record<string, object>> = {
  '/ms/BE/vat/0428759497': { isValid: true, userError: 'VALID', requestIdentifier: 'WAPIAAAAZ1', name: 'Brouwerij NV' },
  '/ms/DE/vat/136695976': { isValid: true, userError: 'VALID', requestIdentifier: '', name: '---' },
  '/ms/XI/vat/980780684': { isValid: true, userError: 'VALID', requestIdentifier: '', name: 'Linen Ltd' },
  '/ms/FR/vat/40303265045': { isValid: false, userError: 'INVALID' },
}

/** VIES on loopback, reached by the same door as the real one. `asked` are the addresses that were asked for. */
export async function viesStandIn() {
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://vies')
    const path = url.pathname.replace('/taxation_customs/vies/rest-api', '')
    requestedPaths.push(`${path}${url.search}`)
    if (path === '/ms/IT/vat/00743110157') return void response.writeHead(503).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[path] ?? { isValid: false, userError: 'MS_UNAVAILABLE' }))
  })
  const { port } = await listenHere(server)
  const ask: typeof fetchFromOutside = (url, options) =>
    fetchFromOutside(url.replace('https://ec.europa.eu', `http://127.0.0.1:${port}`), options, {
      allow: ['127.0.0.1/32'],
      ports: [port],
      proxy: '',
    })
  return { ask, asked: requestedPaths }
}
