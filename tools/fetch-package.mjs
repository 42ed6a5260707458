// Fetches one package by npm, checks it against the hash that we hold, and unpacks it: `fetchPackage`, or as a command
//   node tools/fetch-package.mjs NAME VERSION INTEGRITY FOLDER [MEMBER…]
// A member is a path inside of the package, such as bin/node; without one everything is unpacked. Runs under any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export function fetchPackage({ name, version, integrity, folder, members = [] }) {
  // Unpacked beside its place and renamed into it, so that a fetch that breaks off leaves nothing half.
  const unfinished = `${folder}.${process.pid}`
  try {
    mkdirSync(join(unfinished, 'package'), { recursive: true })
    // On Windows npm is a script, which only a shell starts.
    const shell = process.platform === 'win32'
    run('npm', ['pack', `${name}@${version}`, '--pack-destination', unfinished, '--loglevel=error'], { shell })
    const archive = join(unfinished, readdirSync(unfinished).find((file) => file.endsWith('.tgz')) ?? '')
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (integrity !== `sha512-${hash}`) throw new Error(`${name} ${version} is not the package that was expected.`)
    const wanted = members.map((member) => `package/${member}`)
    run('tar', ['-xzf', archive, '-C', join(unfinished, 'package'), '--strip-components=1', ...wanted])
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(unfinished, 'package'), folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function run(command, words, options = {}) {
  const { status, error, stderr } = spawnSync(command, words, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, version, integrity, folder, ...members] = process.argv.slice(2)
  fetchPackage({ name, version, integrity, folder, members })
}
