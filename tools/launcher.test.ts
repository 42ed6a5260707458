import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'

const root = join(import.meta.dirname, '..')
const place = temporaryFolder('quoin-launcher')
const folder = join(place, 'quoin')
const bin = join(place, 'bin')
const log = join(place, 'npm.log')

/** Notes what it was asked, and installs by writing what npm writes of it. */
const npm = `
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const [command, ...options] = process.argv.slice(2)
appendFileSync(${JSON.stringify(log)}, [command, ...options.filter((option) => /^--(omit|include|no-save)/.test(option))].join(' ') + '\\n')
if (command === 'pack') {
  cpSync(${JSON.stringify(join(place, 'node.tgz'))}, options[options.indexOf('--pack-destination') + 1] + '/node.tgz')
} else {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const installed = Object.entries(packages).filter(([path, { dev }]) => path && !(dev && options.includes('--omit=dev')))
  if (command === 'ci') rmSync('node_modules', { recursive: true, force: true })
  mkdirSync('node_modules/.bin', { recursive: true })
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }))
}
`

function script(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o755 })
}

/** Answers what the launcher printed, and what it had npm do. */
function quoin(...words: string[]): { printed: string; npm: string[] } {
  rmSync(log, { force: true })
  const { stdout, stderr } = spawnSync(join(folder, 'quoin'), words, {
    encoding: 'utf8',
    env: { HOME: place, PATH: `${bin}:${process.env['PATH']}` },
  })
  return { printed: stdout + stderr, npm: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] }
}

function useNode(version: string): void {
  const answers = `case "$1" in --version) echo v${version};; -p) echo ${version.split('.')[0]};;`
  script(join(bin, 'node'), `#!/bin/sh\n${answers} *) exec ${process.execPath} "$@";; esac\n`)
}

function packNode(): string {
  const source = join(place, 'packed')
  mkdirSync(join(source, 'package/bin'), { recursive: true })
  script(join(source, 'package/bin/node'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
  writeFileSync(join(source, 'package/LICENSE'), 'free')
  spawnSync('tar', ['-czf', join(place, 'node.tgz'), '-C', source, 'package'])
  return `sha512-${createHash('sha512')
    .update(readFileSync(join(place, 'node.tgz')))
    .digest('base64')}`
}

function changeLockfile(): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const changed = lock.replace(/("node_modules\/fastify": \{\s+"version": ")[^"]+/, '$10.0.1')
  expect(changed).not.toBe(lock)
  writeFileSync(join(folder, 'package-lock.json'), changed)
}

beforeEach(() => {
  for (const part of [folder, bin]) rmSync(part, { recursive: true, force: true })
  for (const part of [bin, join(folder, 'tools'), join(folder, 'dist/server')]) mkdirSync(part, { recursive: true })
  const tools = ['fetch-node.mjs', 'fetch-package.mjs', 'is-installed.mjs', 'own-platform.mjs', 'node-runtime.json']
  for (const file of ['quoin', 'package.json', 'package-lock.json', ...tools.map((name) => `tools/${name}`)])
    cpSync(join(root, file), join(folder, file))
  writeFileSync(join(folder, 'tools/test.sh'), 'echo "The tests run."\n')
  writeFileSync(join(folder, 'dist/server/command.js'), 'console.log(`It runs by ${process.execPath}.`)')
  writeFileSync(join(place, 'npm.mjs'), npm)
  script(join(bin, 'npm'), `#!/bin/sh\nexec ${process.execPath} ${join(place, 'npm.mjs')} "$@"\n`)
  useNode('24.99.0')
})

test('starting installs the packages for running, once', () => {
  const first = quoin('start')
  expect([first.npm, first.printed]).toEqual([['ci --omit=dev'], expect.stringContaining('It runs by')])
  expect(quoin('start').npm).toEqual([])
})

test('the tests add the packages for checking and remove nothing, and switching back and forth installs nothing', () => {
  quoin('start')
  const tests = quoin('test')
  expect([tests.npm, tests.printed]).toEqual([
    ['install --no-save --include=dev'],
    expect.stringContaining('The tests run.'),
  ])
  expect([quoin('start'), quoin('test'), quoin('start')].flatMap((run) => run.npm)).toEqual([])
})

test('the tests of a fresh folder install everything at once, and starting needs nothing more', () => {
  expect([...quoin('test').npm, ...quoin('start').npm]).toEqual(['ci --include=dev'])
})

test('an installation made by npm by hand is enough', () => {
  quoin('test')
  for (const stamp of ['run', 'all']) rmSync(join(folder, `node_modules/.quoin-installed-${stamp}`), { force: true })
  expect([...quoin('start').npm, ...quoin('test').npm]).toEqual([])
})

test('after a change of the lockfile an installation with tests gets everything again, without losing existing files', () => {
  quoin('test')
  changeLockfile()
  expect([...quoin('start').npm, ...quoin('test').npm]).toEqual(['install --no-save --include=dev'])
})

test('after a change of the lockfile starting keeps packages for checking that npm installed by hand', () => {
  quoin('test')
  for (const stamp of ['run', 'all']) rmSync(join(folder, `node_modules/.quoin-installed-${stamp}`), { force: true })
  expect(quoin('start').npm).toEqual([])
  changeLockfile()
  expect([...quoin('start').npm, ...quoin('test').npm]).toEqual(['install --no-save --include=dev'])
})

test('after a change of the lockfile an installation without tests gets no packages for checking', () => {
  quoin('start')
  changeLockfile()
  expect(quoin('start').npm).toEqual(['install --no-save --omit=dev'])
})

test('where the machine has an older Node, the right one is fetched once', () => {
  useNode('20.20.2')
  const description = join(folder, 'tools/node-runtime.json')
  const { version, packages } = JSON.parse(readFileSync(description, 'utf8'))
  const key = `${process.platform}-${process.arch}`
  const own = { version, packages: { [key]: { ...packages[key], integrity: packNode() } } }
  writeFileSync(description, JSON.stringify(own, null, 2))
  expect(quoin('start').npm).toEqual(['ci --omit=dev', 'pack'])
  expect(quoin('start').npm).toEqual([])
  expect(existsSync(join(folder, '.quoin/node/bin/node'))).toBe(true)
})

test('a Node with an unexpected checksum is not used', () => {
  useNode('20.20.2')
  packNode()
  const { printed } = quoin('start')
  expect(printed).toContain('is not the package that was expected')
  expect(existsSync(join(folder, '.quoin/node'))).toBe(false)
})

test('a machine without a packed Node gets instructions to install one', () => {
  useNode('20.20.2')
  writeFileSync(join(folder, 'tools/node-runtime.json'), JSON.stringify({ version: '24.21.0', packages: {} }, null, 2))
  expect(quoin('start').printed).toContain('Install Node.js 24')
})

test('a Node older than 20 is refused with a sentence', () => {
  useNode('18.20.0')
  expect(quoin('start')).toEqual({ printed: expect.stringContaining('Quoin needs Node.js 20 or newer'), npm: [] })
})
