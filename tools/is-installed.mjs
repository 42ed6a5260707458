// Whether node_modules holds exactly what the lockfile says, also when npm was run by hand. Runs under any Node from 20 on.
import { readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const fits = (wanted, own) => wanted === undefined || [wanted].flat().includes(own)
const libc = () => {
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
const own = { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc() : undefined }

try {
  const installed = read('node_modules/.package-lock.json')
  const missing = Object.entries(read('package-lock.json')).filter(([path, { version, os, cpu, libc, optional }]) => {
    if (path === '' || (optional && !(fits(os, own.os) && fits(cpu, own.cpu) && fits(libc, own.libc)))) return false
    return installed[path]?.version !== version && !(optional && !os && !cpu)
  })
  process.exit(missing.length === 0 ? 0 : 1)
} catch {
  process.exit(1)
}
