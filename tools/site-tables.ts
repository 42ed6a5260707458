import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Checks queries on tables of sites beyond the compiler: a joined table is bound to the same site, and no further query
 * names the site by hand. `siteTables(ctx)` of platform/database does that.
 */
const mostByHand = 7

interface Source {
  readonly path: string
  readonly text: string
}

/** Sentences on what is wrong. `most`: so many queries may still name the site by hand. */
export function siteTableFailures(sources: readonly Source[], tables: ReadonlySet<string>, most: number): string[] {
  const failures: string[] = []
  const byHand: string[] = []
  for (const { path, text } of sources) {
    if (!/website_id|Join\(/.test(text)) continue
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const [first] = node.arguments
      if (!first || !ts.isStringLiteral(first)) return
      const at = `${path}:${file.getLineAndCharacterOfPosition(node.expression.name.getStart(file)).line + 1}`
      const verb = node.expression.name.text
      if (verb === 'where' && /(?:^|\.)website_id$/.test(first.text)) byHand.push(at)
      const isJoin = /^(?:inner|left|right|full)Join(?:Lateral)?$/.test(verb)
      if (isJoin && tables.has(first.text.split(' as ')[0] ?? '') && !node.getText(file).includes('website_id'))
        failures.push(`${at}: ${first.text} is joined and not bound to the site by its website_id.`)
    }
    visit(file)
  }
  if (byHand.length > most)
    failures.push(
      `${byHand.length} queries name the site by hand, and at most ${most} may; siteTables(ctx) does it: ${byHand.join(', ')}`,
    )
  return failures
}

/** Checks the tree, and that what is planted is reported. */
export function checkSiteTables(root: string): { passed: number; failures: string[] } {
  const tables = tablesOfSites(root)
  const sources = globSync('features/*/{server,blocks}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const failures = siteTableFailures(sources, tables, mostByHand)
  const planted = [
    "db.selectFrom('orders').innerJoin('customers', 'customers.id', 'orders.customer_id')",
    "db.selectFrom('orders').where('website_id', '=', site.id)",
  ]
  for (const text of planted)
    if (siteTableFailures([{ path: 'planted.ts', text }], new Set(['customers']), 0).length !== 1)
      failures.push(`The planted query was not reported: ${text}`)
  if (tables.size < 50) failures.push(`Only ${tables.size} tables of sites were found; at least 50 were expected.`)
  return { passed: failures.length === 0 ? planted.length + 2 : 0, failures }
}

/** By the interfaces in `*.tables.ts` that have a column `website_id`. */
function tablesOfSites(root: string): Set<string> {
  const tables = new Set<string>()
  for (const path of globSync('{features,platform}/**/*.tables.ts', { cwd: root })) {
    const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
    const bound = new Set<string>()
    const named: [string, string][] = []
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isInterfaceDeclaration(node)) return
      for (const member of node.members) {
        if (!ts.isPropertySignature(member)) continue
        if (node.name.text === 'Tables') named.push([member.name.getText(file), member.type?.getText(file) ?? ''])
        else if (member.name.getText(file) === 'website_id') bound.add(node.name.text)
      }
    }
    visit(file)
    for (const [table, type] of named) if (bound.has(type)) tables.add(table)
  }
  return tables
}
