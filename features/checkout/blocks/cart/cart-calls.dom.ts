import { callServer, type DataError } from '#platform/visitor'
import type { Cart } from '../../contract/cart.schema.ts'
import { readClientCart } from '../../contract/client-cart.rules.ts'

/** Result of a call: the present cart, or the reason why nothing changed. */
export type Answered<Body = Cart> =
  | { ok: true; body: Body }
  | { ok: false; sentence: string | null; isOffline: boolean }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export function callCart<Body = Cart>(method: Method, path: string, body?: object): Promise<Answered<Body>> {
  return callShop(method, `/cart${path}`, body)
}

/** Sends a call on the cart or the checkout. A repeated call has one effect. */
export async function callShop<Body>(method: Method, path: string, body?: object): Promise<Answered<Body>> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  try {
    const result = (await callServer<object>(`/api/commerce${path}`, { method, headers, body })) ?? {}
    // The response is parsed as a cart, because an attribute of the wrong type would break the page.
    return { ok: true, body: ('entries' in result ? { ...result, ...readClientCart(result) } : result) as Body }
  } catch (error) {
    const { status, body: problem } = error as DataError
    const { kind, sentence } = (problem ?? {}) as { kind?: string; sentence?: string }
    // For a fault of the server there is no sentence, because the shopper cannot act on it.
    return { ok: false, sentence: kind === 'broken' ? null : (sentence ?? null), isOffline: status === 0 }
  }
}

/** Returns the answers of a form for the cart's calls: repeated fields as lists, and parts by their name. */
export function answersOf(form: HTMLFormElement): Record<string, unknown> {
  const answers: Record<string, unknown> = {}
  for (const [name, value] of new FormData(form)) {
    const [, id, part] = /^form\.([0-9a-f]{24})(?:\.(.+))?$/.exec(name) ?? []
    if (id === undefined || typeof value !== 'string') continue
    const before = answers[id]
    if (part !== undefined) answers[id] = { ...(before as object | undefined), [part]: value }
    else answers[id] = before === undefined ? value : [before, value].flat()
  }
  return answers
}
