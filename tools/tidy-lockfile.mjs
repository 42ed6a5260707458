// Takes optional packages that the lockfile does not hold out of the lists of those who would like them. `npm ci` refuses a lockfile
// that names them without holding them, which `npm install` writes where a registry does not carry builds for every system.
// Run it after `npm install`; without effect where there is nothing to tidy.
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const before = JSON.stringify(lock)

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (path !== '' && !isHeld(path, name)) delete entry.optionalDependencies[name]
  }
}
if (JSON.stringify(lock) !== before) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

/** As Node resolves: beside the package's own packages first, then outwards. */
function isHeld(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at}${at ? '/' : ''}node_modules/${name}`]) return true
    if (at === '') return false
  }
}
