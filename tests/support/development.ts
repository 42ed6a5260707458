import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { newId } from '#platform/contract'
import { type Installation, startInstallation } from './installation.ts'
import { browserAt } from './request.ts'
import { editorOfSite, sessionBy } from './session.ts'

const root = dirname(dirname(import.meta.dirname))
const copied = [
  'apps',
  'features',
  'platform',
  'samples',
  'languages',
  'migrations',
  'tools',
  'package.json',
  'package-lock.json',
  'quoin',
]

export interface Development extends Installation {
  session: string
  /** The address of a page with a quote, and its document. */
  page: { address: string; id: string; site: string }
  /** Puts one text in place of another in a file of the copy. */
  edit: (file: string, from: string, to: string) => void
  end: () => Promise<void>
}

/**
 * `./quoin dev` on a copy of the sources, so that nobody else's are changed, with a site that has a page with a quote.
 */
export async function startDevelopment(): Promise<Development> {
  const program = mkdtempSync(join(tmpdir(), 'quoin-sources-'))
  for (const name of copied)
    cpSync(join(root, name), join(program, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) })
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'))
  const installation = await startInstallation({ command: 'dev', program: join(program, 'quoin') })
  const session = await sessionBy(installation.signInLink(), installation)
  return {
    ...installation,
    session,
    page: await quotePage(installation, session),
    edit: (file, from, to) => {
      const text = readFileSync(join(program, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
      writeFileSync(join(program, file), text.replace(from, to))
    },
    end: async () => {
      await installation.stop()
      rmSync(program, { recursive: true, force: true })
    },
  }
}

async function quotePage(installation: Installation, session: string): Promise<Development['page']> {
  const { port, platform } = installation
  const site = 'workbench'
  const onPlatform = browserAt(port, new URL(platform).host, { '__Host-quoin': session })
  await onPlatform.send('POST', '/api/sites', {
    title: 'Workbench',
    name: site,
    locale: 'en-GB',
    timeZone: 'UTC',
    start: 'blank',
  })
  const owner = await editorOfSite(site, session, installation)
  const { id } = (await owner.send('POST', '/api/pages', { title: 'Words' })).json<{ id: string }>()
  const { document } = (await owner.ask(`/api/documents/${id}`)).json<{ document: { seq: number } }>()
  const section = newId()
  const props = { text: 'Light is a guest.', source: 'Somebody', size: 'large', align: 'start' }
  const place = { desktop: { x: 0, y: 0, w: 14, h: 4, z: 0 }, mobile: null }
  const block = { id: newId(), section, order: 'a0', type: 'quote', version: 1, props, place }
  const operations = [
    { kind: 'insertSection', section: { id: section, order: 'a0' } },
    { kind: 'insertBlock', block },
  ].map((operation, at) => ({ n: at + 1, operation }))
  await owner.send('POST', `/api/documents/${id}/operations`, { base: document.seq, client: newId(), operations })
  await owner.send('POST', '/api/documents/publish', { documents: [id] })
  return { id, site, address: `${installation.site(site)}/words` }
}
