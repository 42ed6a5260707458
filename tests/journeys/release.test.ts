import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'
import { dependencyPage } from '../../tools/dependencies.ts'
import { refusedLicenses } from '../../tools/release/licenses.ts'
import { platforms } from '../../tools/release/packages.ts'
import { shippedPackages } from '../../tools/release/shipped.ts'
import { stageRelease } from '../../tools/release/stage.ts'

const root = join(import.meta.dirname, '../..')
const platform = platforms.find((name) => name === `${process.platform}-${process.arch}`) ?? 'linux-x64'
const folder = join(temporaryFolder('quoin-release'), 'quoin')
let installation: Installation
beforeAll(async () => {
  stageRelease(root, folder, platform)
  // Neither npm nor anything else is found: the folder holds all that is needed.
  installation = await startInstallation({ samples: true, program: join(folder, 'quoin'), env: { PATH: '/nowhere' } })
})
afterAll(async () => {
  await installation.stop()
})

const get = (path: string, host = 'kade-9') => ask(installation.port, `${host}.localhost:${installation.port}`, path)

test('a release starts in an empty environment and shows a sample page with its image, its typeface and its script', async () => {
  const page = await get('/')
  expect([page.status, page.text.includes('<title>Kade 9')]).toEqual([200, true])
  const address = (pattern: RegExp): string => pattern.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const files = [/<img[^>]* src="([^"]+)"/, /href="([^"]+\.woff2)"/, /src="([^"]+boot-[^"]+\.js)"/].map(address)
  const received = await Promise.all(files.map((file) => get(file)))
  expect(
    received.map(({ status, headers }) => `${status} ${String(headers['content-type']).split(/[/;]/)[0]}`),
  ).toEqual(['200 image', '200 font', '200 text'])
})

test('the owner area of a release is served', async () => {
  const shell = await ask(installation.port, `localhost:${installation.port}`, '/')
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(shell.text) ?? []
  expect((await ask(installation.port, `localhost:${installation.port}`, script)).status).toBe(200)
})

test('commands of a release work, and those that read the sources are not offered', async () => {
  const site = await installation.command('create-site', 'extra', '--owner', 'owner@quoin.localhost')
  expect([site.code, (await get('/', 'extra')).status]).toEqual([0, 200])
  const { output } = await installation.command('help')
  expect(['start', 'test', 'bench', 'release'].filter((name) => output.includes(`\n  ${name} `))).toEqual(['start'])
})

test('the bill of materials of a release is valid CycloneDX 1.6, names the packages that browsers load, and no registry', async () => {
  const text = readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
  const { components } = JSON.parse(text) as { components: { name: string; licenses: object[] }[] }
  const names = components.map(({ name }) => name)
  expect(
    ['node', 'postgresql', 'fastify', 'react-aria-components', 'sharp'].filter((name) => !names.includes(name)),
  ).toEqual([])
  expect(text.match(/https?:\/\/[^"]*/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json'])
})

test('every package in a release has a licence compatible with ours, and its text', () => {
  const { packages, bundled } = shippedPackages(root, platform)
  const inBrowsers = bundled.map(({ name, version, identifier }) => ({ name, version, license: identifier ?? '' }))
  expect(refusedLicenses([...packages, ...inBrowsers])).toEqual([])
  const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
  const missing = [...packages, ...inBrowsers].filter(({ name, version }) => !notices.includes(`${name} ${version} (`))
  expect(missing).toEqual([])
})

test('the page of dependencies distinguishes the server’s from the browsers’ as the build does', () => {
  const { direct, bundled } = shippedPackages(root, platform)
  const { server, browser } = dependencyPage(root)
  expect(server.map(({ name }) => name).sort()).toEqual([...direct])
  const listed = new Set([...server, ...browser].map(({ name }) => name))
  const own = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies as object)
  expect(bundled.map(({ name }) => name).filter((name) => own.includes(name) && !listed.has(name))).toEqual([])
})

test('a release weighs at most 330 MB', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(330e6)
})
