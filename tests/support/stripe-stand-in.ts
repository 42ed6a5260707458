import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import Stripe from 'stripe'
import { listenHere } from './listen-here.ts'

type Thing = Record<string, unknown> & { id: string }

export interface StripeStandIn {
  /** For `QUOIN_STRIPE_API`. */
  url: string
  things: Map<string, Thing>
  /** Every call that made something, once for each idempotency key. */
  made: string[]
  /** Objects requested by name, call by call. */
  asked: string[]
  /** Confirms a payment as the Payment Element does. */
  pay: (intent: string) => void
  decline: (intent: string, code: string) => void
  /** Completes Stripe's own payment page and returns the intent that it created. */
  payPage: (session: string) => string
  /** A payment may have several, by their names. */
  dispute: (intent: string, status: string, details?: { name?: string; amount?: number }) => void
  /** A refund made by hand in Stripe's own pages. */
  refundByHand: (intent: string, amount: number) => void
  fail: (status: number, times: number) => void
}

/** Speaks as much of Stripe's API as the product uses: form bodies, idempotency keys, expanded objects, errors. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const things = new Map<string, Thing>()
  const answers = new Map<string, string>()
  const createdPaths: string[] = []
  const askedPaths: string[] = []
  const failing = { status: 0, times: 0 }
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const send = (status: number, answer: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(answer)
    if (failing.times > 0) {
      failing.times -= 1
      return send(failing.status, JSON.stringify({ error: { type: 'api_error', message: 'Try again.' } }))
    }
    if (request.method === 'GET') askedPaths.push(pathname)
    const key = request.headers['idempotency-key']
    const kept = request.method === 'POST' && typeof key === 'string' ? answers.get(`${pathname} ${key}`) : undefined
    if (kept !== undefined) return send(200, kept)
    const { status, answer } = answerTo(
      things,
      request.method ?? 'GET',
      pathname,
      nested(new URLSearchParams(body)),
      searchParams,
    )
    const text = JSON.stringify(answer)
    if (request.method === 'POST' && status === 200) {
      createdPaths.push(pathname)
      if (typeof key === 'string') answers.set(`${pathname} ${key}`, text)
    }
    return send(status, text)
  }
  const server = createServer((request, response) => void reply(request, response))
  const { port } = await listenHere(server)
  const charged = (id: string): Thing => things.get(String(things.get(id)?.['latest_charge'])) ?? { id: '' }
  return {
    url: `http://127.0.0.1:${port}`,
    things,
    made: createdPaths,
    asked: askedPaths,
    pay: (id) => settle(things, id),
    payPage: (id) => payPage(things, id),
    decline: (id, code) =>
      void Object.assign(things.get(id) ?? {}, {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: code },
      }),
    dispute: (id, status, { name = '', amount } = {}) => {
      charged(id)['disputed'] = true
      const dispute = `dp_${name}${id}`
      things.set(dispute, {
        id: dispute,
        object: 'dispute',
        payment_intent: id,
        amount: amount ?? things.get(id)?.['amount'],
        status,
      })
    },
    refundByHand: (id, amount) => void refund(things, { payment_intent: id, amount: String(amount) }),
    fail: (status, times) => Object.assign(failing, { status, times }),
  }
}

/** A message as Stripe would send it about a payment. */
export function stripeMessage(message: { id: string; type: string; object: object; secret: string; at: Date }): {
  payload: string
  header: string
} {
  const created = Math.floor(message.at.getTime() / 1000)
  const payload = JSON.stringify({
    id: message.id,
    object: 'event',
    type: message.type,
    created,
    data: { object: message.object },
  })
  return {
    payload,
    header: Stripe.webhooks.generateTestHeaderString({ payload, secret: message.secret, timestamp: created }),
  }
}

function answerTo(
  things: Map<string, Thing>,
  method: string,
  path: string,
  body: Record<string, unknown>,
  query: URLSearchParams,
) {
  const [, , kind = '', id = '', act = ''] = path.replace('/checkout/', '/').split('/')
  if (method === 'GET' && id === '') {
    const prefix = kind === 'refunds' ? 'refund' : 'dispute'
    const data = [...things.values()].filter(
      (candidate) => candidate['object'] === prefix && candidate['payment_intent'] === query.get('payment_intent'),
    )
    return ok({ object: 'list', data, has_more: false })
  }
  if (id === '') return create(things, kind, body)
  const thing = things.get(id)
  if (!thing)
    return { status: 404, answer: { error: { type: 'invalid_request_error', message: `No such thing: ${id}` } } }
  if (act === 'capture') settle(things, id, Number(body['amount_to_capture']))
  if (act === 'cancel') thing['status'] = 'canceled'
  if (act === 'expire') thing['status'] = 'expired'
  return ok(shown(things, thing))
}

function create(things: Map<string, Thing>, kind: string, body: Record<string, unknown>) {
  if (kind === 'refunds') return refund(things, body as Record<string, string>)
  if (kind === 'sessions') return openPage(things, body)
  const prefix = { customers: 'cus', payment_intents: 'pi', setup_intents: 'seti' }[kind] ?? 'x'
  const id = `${prefix}_${things.size + 1}`
  const object = { customers: 'customer', payment_intents: 'payment_intent', setup_intents: 'setup_intent' }[kind]
  const thing: Thing = {
    setup_future_usage: null,
    last_payment_error: null,
    next_action: null,
    payment_method: null,
    customer: null,
    latest_charge: null,
    amount_received: 0,
    client_secret: `${id}_secret_x`,
    status: 'requires_payment_method',
    ...body,
    amount: Number(body['amount']),
    id,
    object,
  }
  things.set(id, thing)
  if (body['confirm'] !== 'true') return ok(shown(things, thing))
  if (body['payment_method'] === 'pm_empty') {
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'No money.',
      payment_intent: thing,
    }
    return { status: 402, answer: { error } }
  }
  settle(things, id)
  return ok(shown(things, thing))
}

/** A page of Stripe's own: the payment on it begins when somebody pays there. */
function openPage(things: Map<string, Thing>, body: Record<string, unknown>) {
  const id = `cs_test_${things.size + 1}`
  const { price_data: price } =
    (body['line_items'] as Record<string, { price_data: Record<string, string> }>)['0'] ?? {}
  const fields = {
    amount_total: Number(price?.['unit_amount']),
    currency: price?.['currency'],
    status: 'open',
    payment_intent: null,
    setup_intent: null,
  }
  const thing: Thing = {
    ...body,
    ...fields,
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  }
  things.set(id, thing)
  return ok(thing)
}

function payPage(things: Map<string, Thing>, id: string): string {
  const page = things.get(id)
  if (page?.['status'] !== 'open') throw new Error(`The page ${id} is not open.`)
  const { amount_total: amount, currency, customer = null, payment_intent_data: data } = page
  const { answer } = create(things, 'payment_intents', {
    ...(data as object),
    amount: String(amount),
    currency,
    customer,
  })
  const intent = (answer as Thing).id
  settle(things, intent)
  Object.assign(page, { status: 'complete', payment_intent: intent })
  return intent
}

function settle(things: Map<string, Thing>, id: string, amount?: number): void {
  const thing = things.get(id)
  if (!thing) return
  const isSetup = thing['object'] === 'setup_intent'
  const isHeld = thing['capture_method'] === 'manual' && amount === undefined
  things.set('pm_visa', {
    id: 'pm_visa',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 },
  })
  things.set(`ch_${id}`, { id: `ch_${id}`, object: 'charge', amount_refunded: 0, disputed: false, payment_intent: id })
  const paid = { amount_received: isHeld ? 0 : (amount ?? thing['amount']), latest_charge: `ch_${id}` }
  Object.assign(thing, {
    status: isHeld ? 'requires_capture' : 'succeeded',
    payment_method: 'pm_visa',
    last_payment_error: null,
    ...(isSetup ? {} : paid),
  })
}

function refund(things: Map<string, Thing>, body: Record<string, unknown>) {
  const intent = String(body['payment_intent'])
  const charge = things.get(`ch_${intent}`)
  const amount = Number(body['amount'])
  const received = Number(things.get(intent)?.['amount_received'] ?? 0)
  if (!charge || Number(charge['amount_refunded']) + amount > received)
    return {
      status: 400,
      answer: { error: { type: 'invalid_request_error', message: 'Refund amount is greater than unrefunded amount.' } },
    }
  charge['amount_refunded'] = Number(charge['amount_refunded']) + amount
  const thing: Thing = {
    ...body,
    id: `re_${things.size + 1}`,
    object: 'refund',
    amount,
    payment_intent: intent,
    status: 'succeeded',
  }
  things.set(thing.id, thing)
  return ok(thing)
}

/** Stripe gives ids, or the whole object where it was asked to expand; here always the whole. */
function shown(things: Map<string, Thing>, thing: Thing): Thing {
  const whole = (name: string) => things.get(String(thing[name])) ?? thing[name]
  if (thing['object'] === 'checkout.session') {
    const intent = things.get(String(thing['payment_intent']))
    return { ...thing, payment_intent: intent ? shown(things, intent) : null }
  }
  return { ...thing, payment_method: whole('payment_method'), latest_charge: whole('latest_charge') }
}

function ok(answer: object) {
  return { status: 200, answer }
}

/** `metadata[payment]=x` as `{ metadata: { payment: 'x' } }`, as deep as it goes. */
function nested(pairs: URLSearchParams): Record<string, unknown> {
  const all: Record<string, unknown> = {}
  for (const [name, value] of pairs) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let at = all
    for (const part of path) at = (at[part] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return all
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
