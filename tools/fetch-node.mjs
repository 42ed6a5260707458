// Fetches the Node that tools/node-runtime.json names into .quoin/node: the program alone, without headers and documentation, which
// are a third of its package. Ends with 3 where there is none for this machine. Runs under any Node from 20 on.
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fetchPackage } from './fetch-package.mjs'
import { libc } from './own-platform.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const description = join(root, 'tools', 'node-runtime.json')
const { version, packages } = JSON.parse(readFileSync(description, 'utf8'))
const found = packages[`${process.platform}-${process.arch}`]
if (!found || libc() === 'musl') process.exit(3)

const folder = join(root, '.quoin', 'node')
const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
try {
  fetchPackage({ ...found, version, folder, members: [program, 'LICENSE'] })
  copyFileSync(description, join(folder, 'node-runtime.json'))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
