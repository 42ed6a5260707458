/**
 * `./quoin release`: the built program with everything that it needs to run, as a folder and an archive under
 * `release/`. It starts without npm and without a build.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Platform, platforms } from './release/packages.ts'
import { stageRelease } from './release/stage.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { platform: { type: 'string', default: `${process.platform}-${process.arch}` }, out: { type: 'string' } },
})
const platform = platforms.find((name) => name === values.platform)
if (!platform) {
  console.error(`There are no releases for ${values.platform}, only for ${platforms.join(' and ')}.`)
  process.exit(2)
}
release(platform, resolve(values.out ?? join(root, 'release')))

function release(chosen: Platform, out: string): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const name = `quoin-${version}-${chosen}`
  const folder = join(out, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  stageRelease(root, folder, chosen)
  const archive = `${folder}.tar.gz`
  const owned = ['--owner=0', '--group=0', '--numeric-owner']
  const { status } = spawnSync('tar', ['-C', out, ...owned, '-czf', archive, name], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The archive could not be written.')
  console.log(`${archive}  ${Math.round(statSync(archive).size / 1e6)} MB`)
}
