import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringNode, bringPackage, linkLibraries, type NodeRuntime } from './bring-packages.ts'
import { noticesOf } from './notices.ts'
import type { Platform } from './packages.ts'
import { type Manifest, sbomOf } from './sbom.ts'
import { shippedPackages } from './shipped.ts'

/** Writes the whole release for a platform into a new folder. The program has to be built. */
export function stageRelease(root: string, folder: string, platform: Platform): void {
  const shipped = shippedPackages(root, platform)
  const manifest = readJson<Manifest>(join(root, 'package.json'))
  const runtime = readJson<NodeRuntime>(join(root, 'tools/node-runtime.json'))
  mkdirSync(folder, { recursive: true })
  copyProgram(root, folder)
  for (const locked of shipped.packages) bringPackage(root, folder, locked)
  linkLibraries(folder, platform)
  bringNode(root, folder, platform, runtime)
  const { name, version, description, license } = manifest
  const versions = { ...manifest.dependencies, ...manifest.optionalDependencies }
  const isThere = (direct: string): boolean => shipped.packages.some((locked) => locked.name === direct)
  const dependencies = Object.fromEntries(shipped.direct.filter(isThere).map((direct) => [direct, versions[direct]]))
  writeJson(join(folder, 'package.json'), { name, version, description, license, type: 'module', dependencies })
  writeJson(join(folder, 'sbom.cdx.json'), sbomOf({ manifest, shipped, platform, node: runtime.version }))
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf(root, folder, shipped))
}

/** Copies our own files. Benchmark processes and caches of an earlier run are left out of the server. */
function copyProgram(root: string, folder: string): void {
  const leftOut =
    /[/\\]dist[/\\]server[/\\](?:(?:app-)?(?:load|stalls|real-money)\.js(?:\.map)?|compiled)$|[/\\]\.stamp$|\.tsx?$/
  for (const name of ['dist', 'migrations', 'languages', 'samples', 'docs/guide', 'LICENSE'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !leftOut.test(path) })
  cpSync(join(root, 'tools/release/legal'), join(folder, 'legal'), { recursive: true })
  cpSync(join(root, 'tools/release/README.md'), join(folder, 'README.md'))
  cpSync(join(root, 'tools/release/launcher.sh'), join(folder, 'quoin'))
  chmodSync(join(folder, 'quoin'), 0o755)
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
