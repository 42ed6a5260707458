/**
 * Where a journey calls what an owner does by hand. Requests that are attacks stand in `asAttacker(…)` of
 * tests/support: nobody makes those on a screen.
 */
import ts from 'typescript'
import { leadsTo } from './callers.ts'
import type { ReachedEndpoint } from './registry.ts'
import { constantsOf, lineOf, nodesOf, parsed, type Source, textOf } from './sources.ts'

export const journeySources = ['tests/journeys/*.test.ts']

export interface JourneyCall {
  /** `shop-import.test.ts: catalogApi.changeCurrency` */
  name: string
  place: string
}

/** Calls of endpoints by which owners change something. Reading what came of it is no deed. */
export function ownerCallsIn(endpoints: readonly ReachedEndpoint[], sources: readonly Source[]): JourneyCall[] {
  const deeds = endpoints.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.host !== 'public' && endpoint.allows !== 'anyone',
  )
  return sources.flatMap((source) => {
    const { tree, path } = parsed(source)
    const constants = constantsOf(tree)
    const calls: JourneyCall[] = []
    for (const node of nodesOf(tree)) {
      if (!ts.isCallExpression(node) || isAttack(node)) continue
      const method = methodOf(node)
      const addresses = node.arguments.map((argument) => textOf(argument, constants)).filter((text) => text !== null)
      const deed = deeds.find((each) => addresses.some((address) => isDeed(address, method, each)))
      if (deed) calls.push({ name: `${path.split('/').at(-1)}: ${deed.name}`, place: `${path}:${lineOf(node)}` })
    }
    return calls
  })
}

function isDeed(address: string, method: string | null, deed: ReachedEndpoint): boolean {
  return address.startsWith('/api/') && leadsTo({ path: address, method: method ?? deed.endpoint.method }, deed)
}

/** By which method a call sends; a helper that is handed no body reads. */
function methodOf(call: ts.CallExpression): string | null {
  const texts = call.arguments.map((argument) => textOf(argument))
  const method = texts.find((text) => text !== null && /^(?:GET|POST|PUT|DELETE)$/.test(text))
  if (method) return method
  const isRead = call.arguments.at(-1) !== undefined && (texts.at(-1)?.startsWith('/') ?? false)
  return isRead ? 'GET' : null
}

function isAttack(call: ts.CallExpression): boolean {
  for (let place: ts.Node = call; !ts.isSourceFile(place); place = place.parent)
    if (ts.isCallExpression(place) && startsAttack(place)) return true
  return false
}

/** `asAttacker(owner).send(…)`, or anything within `asAttacker(…)`. */
function startsAttack({ expression }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 'asAttacker'
  return (
    ts.isPropertyAccessExpression(expression) &&
    ts.isCallExpression(expression.expression) &&
    startsAttack(expression.expression)
  )
}
