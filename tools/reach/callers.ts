/**
 * Which endpoints somebody can reach: a screen, a panel, a page or a visitor's script calls them by name
 * (`useSend(pagesApi.publish)`, `send<typeof cartApi.add>(…)`) or by address (a form's action, a link, `fetch`). A name
 * in a list only says whose answers are stale.
 */
import ts from 'typescript'
import type { ReachedEndpoint } from './registry.ts'
import { constantsOf, hole, nodesOf, parsed, type Source, textOf } from './sources.ts'

/** Where people act. */
export const actingSources = [
  'apps/{owner,visitor}/**/*.{ts,tsx}',
  'features/*/{owner,visitor}/**/*.{ts,tsx}',
  'features/*/blocks/**/*.{ts,tsx}',
  'features/*/server/**/*.tsx',
  'platform/{ui,visitor,islands}/**/*.{ts,tsx}',
]
/** Where addresses of pages are written: into emails, redirects, links that loaders give. */
export const linkingSources = [
  'features/*/server/**/*.ts',
  'features/*/contract/*.rules.ts',
  'apps/{server,command}/*.ts',
  'platform/http/**/*.ts',
]

const declaring = /\.(?:api|routes|feature|contract)\.ts$/

/** The endpoints that the sources reach. */
export function reachedBy(
  endpoints: readonly ReachedEndpoint[],
  sources: readonly Source[],
  links: readonly Source[],
): Set<ReachedEndpoint> {
  const byName = new Map(endpoints.flatMap((each) => each.names.map((name) => [name, each] as const)))
  const reached = new Set<ReachedEndpoint>()
  for (const source of sources) {
    if (declaring.test(source.path)) continue
    const { tree } = parsed(source)
    for (const name of calledNames(tree)) {
      const endpoint = byName.get(name)
      if (endpoint) reached.add(endpoint)
    }
    for (const address of addressesIn(tree)) for (const each of endpoints) if (leadsTo(address, each)) reached.add(each)
  }
  for (const sourcesOfFeature of Map.groupBy(sources, featureOf).values())
    for (const address of joinedAddresses(sourcesOfFeature))
      for (const each of endpoints) if (leadsTo(address, each)) reached.add(each)
  for (const source of links) {
    if (declaring.test(source.path)) continue
    for (const { path } of addressesIn(parsed(source).tree))
      for (const each of endpoints) if (isPage(each) && leadsTo({ path, method: 'GET' }, each)) reached.add(each)
  }
  // A form without an address of its own is sent to that of its page.
  const pages = new Set([...reached].filter(isPage).map(({ endpoint }) => endpoint.path))
  for (const each of endpoints) if (each.endpoint.method === 'POST' && pages.has(each.endpoint.path)) reached.add(each)
  return reached
}

/** Opened by its address in the browser. */
function isPage({ endpoint }: ReachedEndpoint): boolean {
  return endpoint.method === 'GET' && (!endpoint.path.startsWith('/api/') || endpoint.allows === 'anyone')
}

/** `pagesApi.publish` wherever it is called or its address is used. */
function* calledNames(tree: ts.SourceFile): Generator<string> {
  for (const node of nodesOf(tree)) {
    if (ts.isPropertyAccessExpression(node) && isCall(node)) yield nameOf(node)
    if (ts.isTypeQueryNode(node) && ts.isCallExpression(node.parent)) yield node.exprName.getText()
  }
}

function nameOf(node: ts.PropertyAccessExpression): string {
  return node.getText().replaceAll(/\s/g, '')
}

/** Not: a member of a list (answers that are stale), a key of the cache, a schema of the endpoint. */
function isCall(node: ts.PropertyAccessExpression): boolean {
  const { parent } = node
  const isAccess = ts.isPropertyAccessExpression(parent) && parent.expression === node
  if (isAccess && parent.name.text !== 'path') return false
  const place = isAccess ? parent.parent : parent
  if (ts.isArrayLiteralExpression(place)) return false
  return !(ts.isCallExpression(place) && /queryKeyOf|invalidate|refresh/i.test(place.expression.getText()))
}

interface Address {
  path: string
  /** Null: any. */
  method: string | null
}

function* addressesIn(tree: ts.SourceFile): Generator<Address> {
  const constants = constantsOf(tree)
  for (const node of nodesOf(tree)) {
    if (!isText(node)) continue
    // The origin of an address is the running program's.
    const text = textOf(node, constants)?.replace(/^(?:\0:\/\/)?\0+(?=\/)/, '')
    if (text?.startsWith('/')) yield { path: text, method: methodAt(node) }
  }
}

function featureOf({ path }: Source): string {
  return path.split('/').slice(0, 2).join('/')
}

/**
 * Where one function of a feature puts the base before the rest that others hand to it:
 * `fetch(`/api/commerce${path}`)`.
 */
function* joinedAddresses(sources: readonly Source[]): Generator<Address> {
  const all = sources
    .filter(({ path }) => !declaring.test(path))
    .flatMap((source) => [...addressesIn(parsed(source).tree)])
  const bases = all
    .filter(({ path }) => /^\/[^?]*[^/]\0$/.test(path))
    .map(({ path, method }) => ({ path: path.slice(0, -1), method }))
  for (const base of bases) {
    yield base
    for (const rest of all) {
      if (rest.path === `${base.path}${hole}`) continue
      const method = base.method !== null && methods.has(base.method) ? base.method : rest.method
      yield { path: base.path + rest.path, method }
      // A function for one part of the base calls the one for the whole.
      for (const part of bases) if (part.path !== base.path) yield { path: base.path + part.path + rest.path, method }
    }
  }
}

function isText(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node.parent ?? node)) return false
  const isUsedName = ts.isIdentifier(node) && (ts.isJsxExpression(node.parent) || ts.isCallExpression(node.parent))
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isUsedName
}

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE'])

/** By which method an address is used where it stands. */
function methodAt(node: ts.Node): string | null {
  for (let place = node.parent; place && !ts.isSourceFile(place); place = place.parent) {
    if (ts.isJsxAttribute(place)) return methodOfAttribute(place)
    if (!ts.isCallExpression(place)) continue
    if (/\bEventSource$|window\.open$|location\.assign$|^redirect$/.test(place.expression.getText())) return 'GET'
    return methodOfCall(place)
  }
  return null
}

function methodOfAttribute(attribute: ts.JsxAttribute): string | null {
  const name = attribute.name.getText()
  if (name === 'href' || name === 'src') return 'GET'
  if (name !== 'action') return null
  const method = attribute.parent.properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === 'method')
  const text = method && ts.isJsxAttribute(method) && method.initializer ? textOf(method.initializer) : null
  return text?.toUpperCase() ?? null
}

function methodOfCall(call: ts.CallExpression): string | null {
  if (call.expression.getText() === 'fetch' && call.arguments.length === 1) return 'GET'
  for (const argument of call.arguments) {
    if (ts.isStringLiteral(argument) && methods.has(argument.text)) return argument.text
    if (!ts.isObjectLiteralExpression(argument)) continue
    for (const property of argument.properties)
      if (ts.isPropertyAssignment(property) && property.name.getText() === 'method') return textOf(property.initializer)
  }
  return null
}

/** Whether an address, with holes where the running program fills in, is one of the endpoint's. */
export function leadsTo({ path, method }: Address, { endpoint }: ReachedEndpoint): boolean {
  if (method !== null && methods.has(method) && method !== endpoint.method) return false
  const address = path.split(/[?#]/, 1)[0] ?? ''
  const wanted = endpoint.path.split('/')
  const parts = (address.endsWith(hole) && !address.endsWith(`/${hole}`) ? address.slice(0, -1) : address).split('/')
  if (parts.length !== wanted.length) return false
  return wanted.every((segment, index) => fits(segment, parts[index] ?? ''))
}

function fits(segment: string, part: string): boolean {
  if (!segment.includes(':')) return segment === part
  const fixed = segment.split(/:\w+/)
  return part !== '' && part.startsWith(fixed[0] ?? '') && part.endsWith(fixed.at(-1) ?? '')
}
