// Whether node_modules holds what the lockfile says, also when npm was run by hand: everything, or with `run` what starting needs.
// With `dev`: whether it holds any of what only checking needs, of whatever lockfile.
// Runs under any Node from 20 on.
import { readFileSync } from 'node:fs'
import { libc } from './own-platform.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const fits = (wanted, own) => wanted === undefined || [wanted].flat().includes(own)
const own = { os: process.platform, cpu: process.arch, libc: libc() }
const isForRun = process.argv[2] === 'run'

try {
  const installed = read('node_modules/.package-lock.json')
  if (process.argv[2] === 'dev') process.exit(Object.values(installed).some(({ dev }) => dev) ? 0 : 1)
  const missing = Object.entries(read('package-lock.json')).filter(([path, entry]) => {
    const { version, os, cpu, optional, dev } = entry
    if (path === '' || (dev && isForRun)) return false
    if (optional && !(fits(os, own.os) && fits(cpu, own.cpu) && fits(entry.libc, own.libc))) return false
    return installed[path]?.version !== version && !(optional && !os && !cpu)
  })
  process.exit(missing.length === 0 ? 0 : 1)
} catch {
  process.exit(1)
}
