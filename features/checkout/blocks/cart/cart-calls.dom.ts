import { crumb } from '#platform/visitor'
import type { Cart } from '../../contract/cart.schema.ts'
import { readClientCart } from '../../contract/client-cart.rules.ts'

/** What came of a call: the cart as it is now, or why nothing changed. */
export type Answered<Body = Cart> =
  | { ok: true; body: Body }
  | { ok: false; sentence: string | null; isOffline: boolean }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export function callCart<Body = Cart>(method: Method, path: string, body?: object): Promise<Answered<Body>> {
  return callShop(method, `/cart${path}`, body)
}

/** Calls on the cart and the checkout, with the proof that a script of this page makes them; once more when that was out of date. */
export async function callShop<Body>(method: Method, path: string, body?: object): Promise<Answered<Body>> {
  const key = crypto.randomUUID()
  try {
    const first = await send<Body>(method, path, body, key)
    return first === 'crumb' ? withoutCrumb(await send<Body>(method, path, body, key)) : first
  } catch {
    return { ok: false, sentence: null, isOffline: true }
  }
}

async function send<Body>(
  method: string,
  path: string,
  body: object | undefined,
  key: string,
): Promise<Answered<Body> | 'crumb'> {
  const answer = await fetch(`/api/commerce${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'idempotency-key': key,
      crumb: method === 'GET' ? '' : await crumb(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  const result = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    crumbFail?: boolean
    sentence?: string
    kind?: string
  }
  if (result.crumbFail) return 'crumb'
  // What is a cart is read as one: an attribute of the wrong type would break what is shown.
  if (answer.ok)
    return { ok: true, body: ('entries' in result ? { ...result, ...readClientCart(result) } : result) as Body }
  // What went wrong on the server's side says nothing that a shopper could do.
  return { ok: false, sentence: result.kind === 'broken' ? null : (result.sentence ?? null), isOffline: false }
}

function withoutCrumb<Body>(answered: Answered<Body> | 'crumb'): Answered<Body> {
  return answered === 'crumb' ? { ok: false, sentence: null, isOffline: false } : answered
}

/** Answers of a form as the cart's calls take them: what comes more than once is a list, parts are by name. */
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
