/**
 * Which settings have a control: in a screen that concerns the group, a field is bound to the setting
 * (`form.field('invoicePrefix')`), or its value is handed on in a call (`save({ description })`). What a form starts
 * with is no control.
 */
import ts from 'typescript'
import type { Setting } from './registry.ts'
import { nodesOf, parsed, type Source } from './sources.ts'

export const controlSources = ['apps/owner/**/*.{ts,tsx}', 'features/*/owner/**/*.{ts,tsx}']

const bindings = new Set(['field', 'number', 'toggle'])

/** `names`: by group, the identifiers by which contracts give its schema. */
export function controlledBy(
  settings: readonly Setting[],
  sources: readonly Source[],
  names: ReadonlyMap<string, readonly string[]>,
): Set<Setting> {
  const controlled = new Set<Setting>()
  const groups = new Set(settings.map(({ group }) => group))
  for (const source of sources) {
    const { tree } = parsed(source)
    const concerns = (node: ts.Node) =>
      new Set([...groups].filter((group) => mentions(node, group, names.get(group) ?? [])))
    const ofFile = concerns(tree)
    for (const statement of tree.statements) {
      // In a file with several groups, a declaration speaks for those that it mentions.
      const ofStatement = ofFile.size > 1 ? concerns(statement) : ofFile
      if (ofStatement.size === 0) continue
      const keys = new Set(keysSetIn(statement))
      for (const setting of settings)
        if (ofStatement.has(setting.group) && keys.has(setting.key)) controlled.add(setting)
    }
  }
  return controlled
}

function mentions(tree: ts.Node, group: string, names: readonly string[]): boolean {
  for (const node of nodesOf(tree)) {
    if (ts.isIdentifier(node) && names.includes(node.text)) return true
    if (ts.isStringLiteral(node) && node.text === group && !ts.isImportDeclaration(node.parent)) return true
    if (ts.isPropertyAccessExpression(node) && node.name.text === group) return true
  }
  return false
}

function* keysSetIn(tree: ts.Node): Generator<string> {
  for (const node of nodesOf(tree)) {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments
      if (bindings.has(node.expression.name.text) && first && ts.isStringLiteral(first)) yield first.text
    }
    const isName = ts.isJsxAttribute(node) && node.name.getText() === 'name' && node.initializer
    if (isName && ts.isStringLiteral(isName)) yield isName.text
    // A table of controls, one row for each setting: `{ name: 'logoAssetId', words: 'logo' }`.
    const isRow = ts.isPropertyAssignment(node) && node.name.getText() === 'name' ? node.initializer : null
    if (isRow && ts.isStringLiteral(isRow)) yield isRow.text
    const isEntry = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
    if (isEntry && isHandedOn(node)) yield node.name.getText()
  }
}

/** An entry of an object that is an argument of a call, and no start value of a form. */
function isHandedOn(entry: ts.Node): boolean {
  let place = entry.parent
  let isStart = false
  while (ts.isObjectLiteralExpression(place) || ts.isPropertyAssignment(place)) {
    if (ts.isPropertyAssignment(place) && place.name.getText() === 'values') isStart = true
    place = place.parent
  }
  if (!ts.isCallExpression(place)) return false
  return !(isStart && /^useOwnerForm$/.test(place.expression.getText()))
}
