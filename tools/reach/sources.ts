import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface Source {
  readonly path: string
  readonly text: string
}

export interface Parsed {
  readonly path: string
  readonly tree: ts.SourceFile
}

/** Sources by their patterns, without tests. */
export function readSources(root: string, patterns: readonly string[], isTest = false): Source[] {
  return globSync([...patterns], { cwd: root })
    .filter((path) => isTest || !/\.test\.tsx?$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function parsed({ path, text }: Source): Parsed {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

/** Every node of a tree, the outer ones first. */
export function* nodesOf(tree: ts.Node): Generator<ts.Node> {
  const waiting: ts.Node[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    const children: ts.Node[] = []
    ts.forEachChild(node, (child) => void children.push(child))
    waiting.push(...children.reverse())
  }
}

export function lineOf(node: ts.Node): number {
  const tree = node.getSourceFile()
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}

/** The text of a string or template; what only the running program knows is `hole`. Null for everything else. */
export function textOf(node: ts.Node, constants: ReadonlyMap<string, string> = new Map()): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return constants.get(node.text) ?? null
  if (!ts.isTemplateExpression(node)) return null
  return node.templateSpans.reduce(
    (text, { expression, literal }) => text + (textOf(expression, constants) ?? hole) + literal.text,
    node.head.text,
  )
}

export const hole = '\0'

/** Strings that a file gives a name to: `const api = '/api/site-users/account'`. */
export function constantsOf(tree: ts.SourceFile): ReadonlyMap<string, string> {
  const constants = new Map<string, string>()
  for (const node of nodesOf(tree)) {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) continue
    const text = textOf(node.initializer)
    if (text !== null && text.startsWith('/')) constants.set(node.name.text, text)
  }
  return constants
}
