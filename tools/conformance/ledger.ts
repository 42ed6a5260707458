import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportsName, usesExport } from './uses-export.ts'

/**
 * A line of docs/spec/ledger.tsv: a fact that is a definition, the export that holds it, and a file of the product that
 * uses that.
 */
export interface LedgerEntry {
  id: string
  kind: string
  /**
   * `platform/contract/enumerations.ts#pageTypes.cart`: a file, one of its exports, and where it matters a member of
   * that.
   */
  held: string
  usedBy: string
}

/** Code that runs in the product: tests, samples, tools and load tests do not. */
const productFile = /^(apps|features|platform)\/(?!.*\.test\.).+\.tsx?$/

export function readLedger(root: string): LedgerEntry[] {
  const file = join(root, 'docs', 'spec', 'ledger.tsv')
  if (!existsSync(file)) return []
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [id = '', kind = '', held = '', usedBy = ''] = line.split('\t')
    return { id, kind, held, usedBy }
  })
}

/** Why an entry does not hold, as a sentence; null when it does. */
export function faultOf(root: string, { id, kind, held, usedBy }: LedgerEntry): string | null {
  const [file = '', path = ''] = held.split('#')
  const [name = '', ...members] = path.split('.')
  const untrue = (reason: string) => `${id} in docs/spec/ledger.tsv: ${reason}`
  if (kind !== 'definition') return untrue(`its kind is ${kind}, and only definitions stand in the ledger.`)
  for (const product of [file, usedBy])
    if (!productFile.test(product)) return untrue(`${product} is not a file of the product.`)
  if (file === usedBy) return untrue(`the file that uses ${name} must be another one than the file that holds it.`)
  for (const product of [file, usedBy]) if (!existsSync(join(root, product))) return untrue(`there is no ${product}.`)
  if (!exportsName(root, file, name)) return untrue(`${file} does not export ${name}.`)
  if (!usesExport(root, { file, name, members }, usedBy)) return untrue(`${usedBy} does not use ${path} of ${file}.`)
  return null
}
