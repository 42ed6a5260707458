import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

export interface Export {
  /** Path from the root. */
  file: string
  name: string
  /** `['cart']` for `pageTypes.cart`. */
  members: readonly string[]
}

/**
 * A name in a file, and the way from it to the export: `enumerations` needs `.pageTypes` more than `pageTypes` itself.
 */
interface Binding {
  local: string
  way: readonly string[]
}

const parsed = new Map<string, ts.SourceFile>()

export function exportsName(root: string, file: string, name: string): boolean {
  return sourceOf(root, file).statements.some((statement) => {
    if (!ts.canHaveModifiers(statement) || !isExported(statement)) return false
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.some(({ name: own }) => ts.isIdentifier(own) && own.text === name)
    return ts.isFunctionDeclaration(statement) && statement.name?.text === name
  })
}

/** Whether a file imports an export, directly or through doors, and mentions it (and its member) as a value. */
export function usesExport(root: string, wanted: Export, user: string): boolean {
  const source = sourceOf(root, user)
  const bindings = source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((importDeclaration) => bindingsOf(root, user, importDeclaration, wanted))
  return bindings.some(({ local, way }) => mentions(source, local, [...way, ...wanted.members]))
}

function bindingsOf(root: string, user: string, statement: ts.ImportDeclaration, wanted: Export): Binding[] {
  const clause = statement.importClause
  const from = moduleFile(user, (statement.moduleSpecifier as ts.StringLiteral).text)
  if (!from || !clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword || !clause.namedBindings) return []
  if (ts.isNamespaceImport(clause.namedBindings))
    return from === wanted.file ? [{ local: clause.namedBindings.name.text, way: [wanted.name] }] : []
  return clause.namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .flatMap(({ name, propertyName }) => {
      const way = wayTo(root, from, (propertyName ?? name).text, wanted)
      return way ? [{ local: name.text, way }] : []
    })
}

/**
 * From what a module exports under a name to the export that is wanted: `[]` when it is that, null when it does not
 * lead there.
 */
function wayTo(root: string, from: string, name: string, wanted: Export): readonly string[] | null {
  if (from === wanted.file) return name === wanted.name ? [] : null
  // A style sheet hands nothing on.
  if (!/\.tsx?$/.test(from)) return null
  for (const statement of sourceOf(root, from).statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      const element = statement.exportClause.elements.find((exportSpecifier) => exportSpecifier.name.text === name)
      if (!element) continue
      const inner = (element.propertyName ?? element.name).text
      if (!statement.moduleSpecifier) return wayOfLocal(root, from, inner, wanted)
      const next = moduleFile(from, (statement.moduleSpecifier as ts.StringLiteral).text)
      return next ? wayTo(root, next, inner, wanted) : null
    }
  }
  return null
}

/** Follows a public interface's import that is exported again by `export { name }`. */
function wayOfLocal(root: string, from: string, local: string, wanted: Export): readonly string[] | null {
  const imports = sourceOf(root, from).statements.filter(ts.isImportDeclaration)
  const found = imports
    .flatMap((importDeclaration) => bindingsOf(root, from, importDeclaration, wanted))
    .find((binding) => binding.local === local)
  return found?.way ?? null
}

/** Whether `local.a.b` stands in a file as a value, be it taken apart by `const { b } = local.a`. */
function mentions(source: ts.SourceFile, local: string, path: readonly string[]): boolean {
  const aliases = new Map<string, readonly string[]>([[local, []]])
  let isFound = false
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const from = pathOf(node, aliases)
    if (from && isAt(from, path)) isFound = true
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
      const base = pathOf(node.initializer, aliases)
      for (const { name, propertyName } of base ? node.name.elements : []) {
        const taken = [...(base ?? []), ((propertyName ?? name) as ts.Identifier).text]
        if (isAt(taken, path)) isFound = true
        if (ts.isIdentifier(name) && taken.every((part, at) => part === path[at])) aliases.set(name.text, taken)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return isFound
}

function isAt(found: readonly string[], path: readonly string[]): boolean {
  return found.length === path.length && found.every((part, at) => part === path[at])
}

/** `a.b["c"]` as `['b', 'c']`, when `a` is one of these names. */
function pathOf(node: ts.Node, aliases: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  if (ts.isIdentifier(node)) {
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node
    return isMember || isName ? null : (aliases.get(node.text) ?? null)
  }
  if (ts.isPropertyAccessExpression(node)) {
    const base = pathOf(node.expression, aliases)
    return base && [...base, node.name.text]
  }
  return null
}

function isExported(statement: ts.HasModifiers): boolean {
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

/**
 * A module of the project as a path from the root: relative ones and doors (`#features/x/contract`); null for packages.
 */
function moduleFile(user: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(user), specifier)
  const [, room] = /^#((?:features|platform)\/.+)$/.exec(specifier) ?? []
  return room ? `${room}/index.ts` : null
}

function sourceOf(root: string, file: string): ts.SourceFile {
  const path = join(root, file)
  const source = parsed.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  parsed.set(path, source)
  return source
}
