import { type Answered, type Browser, browserAt } from '../../support/request.ts'
import type { StallsProcess, TokenName } from '../stalls.ts'
import type { StallEndpoint } from './stalls-process.ts'

/** Calls whose largest input no schema describes: a rule reads it, or a valid one is laborious to make. */
export const writtenNames = [
  'POST /api/accounts/confirm',
  'POST /api/accounts/confirm-email',
  'POST /api/accounts/reset-password',
  'PUT /api/accounts/me',
  'POST /api/sites',
  'PUT /api/site',
  'POST /api/site/emails/:kind',
  'POST /api/site/emails/:kind/draft',
  'POST /api/site/emails/:kind/test',
  'POST /api/forms/webhooks',
  'POST /api/forms/webhooks/:id',
  'POST /api/collections/:id',
  'POST /api/catalog/products',
  'POST /api/catalog/products/:id',
  'POST /api/catalog/currency',
  'POST /api/census/RecordHit',
  'POST /api/events/Trace',
  'POST /api/events/RecordEvent',
  'POST /api/events/RecordJavascriptErrors',
  'POST /api/v1/events',
  'POST /api/1/performance/records',
  'POST /api/commerce/discounts',
  'PUT /api/commerce/discounts/:id',
  'POST /api/commerce/shipping/zones',
  'PUT /api/commerce/shipping/zones/:id',
  'POST /api/commerce/shipping/places',
  'PUT /api/commerce/shipping/places/:id',
  'POST /api/commerce/taxes/rates',
  'PUT /api/commerce/taxes/rates/:id',
] as const

type Name = (typeof writtenNames)[number]
type Calls = { [N in Name]?: () => Promise<Answered> }

/** These endpoints at their largest, in the order in which they can be called. */
export async function writtenCalls(
  browsers: Record<StallEndpoint['host'], Browser>,
  server: StallsProcess,
): Promise<Calls> {
  return {
    ...accounts(browsers, server),
    ...sites(browsers),
    ...webhooks(browsers),
    ...tracking(browsers),
    ...(await catalog(browsers)),
    ...(await commerce(browsers)),
  }
}

function accounts({ platform }: Record<StallEndpoint['host'], Browser>, { port, hosts, tokens }: StallsProcess): Calls {
  const password = words(256)
  // Each comes from an email, in a browser of its own: some of them sign it in.
  const withToken = (path: string, name: TokenName, more: object = {}) => {
    const left = [...tokens[name]]
    return () => browserAt(port, hosts.platform).send('POST', path, { token: left.pop() ?? '', ...more })
  }
  return {
    'POST /api/accounts/confirm': withToken('/api/accounts/confirm', 'confirm-registration'),
    'POST /api/accounts/confirm-email': withToken('/api/accounts/confirm-email', 'confirm-email'),
    'POST /api/accounts/reset-password': withToken('/api/accounts/reset-password', 'reset-password', { password }),
    'PUT /api/accounts/me': () => platform.send('PUT', '/api/accounts/me', { name: words(120), locale: 'de' }),
  }
}

function sites({ admin, platform }: Record<StallEndpoint['host'], Browser>): Calls {
  const place = { locale: 'nl-NL', timeZone: 'Europe/Amsterdam' }
  let count = 0
  const email =
    (path: string, more: object = {}) =>
    async () => {
      const { emails } = (await admin.ask('/api/site/emails')).json<{ emails: { kind: string }[] }>()
      const kind = emails[0]?.kind ?? ''
      const texts = { subject: words(200), intro: lines(4000), outro: lines(4000) }
      return admin.send('POST', `/api/site/emails/${kind}${path}`, { ...more, ...texts, language: 'nl' })
    }
  return {
    'POST /api/sites': () =>
      platform.send('POST', '/api/sites', { title: words(120), name: `large-${++count}`, ...place, start: 'kade-9' }),
    'PUT /api/site': () => admin.send('PUT', '/api/site', { title: words(120), ...place }),
    'POST /api/site/emails/:kind': email('', { isOn: true }),
    'POST /api/site/emails/:kind/draft': email('/draft'),
    'POST /api/site/emails/:kind/test': email('/test'),
  }
}

function webhooks({ admin }: Record<StallEndpoint['host'], Browser>): Calls {
  const path = '/api/forms/webhooks'
  const url = `https://receiver.example/${words(1900)}`
  let id = ''
  return {
    'POST /api/forms/webhooks': async () => {
      const answered = await admin.send('POST', path, { url })
      id = answered.json<{ id?: string }>().id ?? id
      return answered
    },
    'POST /api/forms/webhooks/:id': () => admin.send('POST', `${path}/${id}`, { url, isEnabled: true }),
  }
}

/** Reports from pages: JSON in a text, and lists. */
function tracking({ public: visitor }: Record<StallEndpoint['host'], Browser>): Calls {
  const json = (value: unknown) => JSON.stringify(value)
  const place = { websiteId: words(200), templateId: words(200), url: words(2000), userAgent: words(2000) }
  const error = {
    ...place,
    app: 'site',
    message: words(2000),
    stack: lines(5000),
    file: words(2000),
    line: 1,
    column: 1,
  }
  const timing = { name: words(200), value: 1, path: words(2000) }
  const needed = ['actor', 'action', 'event_owner_team', 'object_type'].map((name) => [name, words(200)])
  const commonData = { ...Object.fromEntries(needed), event_source: 'WEB', product_page: words(2000) }
  const customData = Object.fromEntries(range(30).map((at) => [`name${at}`, words(1500)]))
  return {
    'POST /api/census/RecordHit': () => {
      const hit = { pagePath: words(2000), title: words(2000), url: words(2000), referrer: words(2000) }
      return visitor.send('POST', '/api/census/RecordHit', { event: 'View', data: json(hit) })
    },
    'POST /api/events/Trace': () => {
      const trace = { pageUrl: words(500), type: words(200), data: words(200) }
      return visitor.send('POST', '/api/events/Trace', { data: json(range(100).map(() => trace)) })
    },
    'POST /api/events/RecordEvent': () => {
      const payload = Object.fromEntries(range(40).map((at) => [`name${at}`, words(400)]))
      return visitor.send('POST', '/api/events/RecordEvent', { event: words(100), data: json(payload) })
    },
    'POST /api/events/RecordJavascriptErrors': () => {
      const report = { event: 'error', timestamp: 1, data: { ...error, custom: null } }
      return visitor.send(
        'POST',
        '/api/events/RecordJavascriptErrors',
        range(20).map(() => report),
      )
    },
    'POST /api/v1/events': () =>
      visitor.send('POST', '/api/v1/events', {
        analyticsId: 'a'.repeat(64),
        commonData,
        customData,
        customSchemaName: null,
      }),
    'POST /api/1/performance/records': () => {
      const record = { app: 'site', event: 'timing', data: timing, pageLoadId: words(200), timestamp: 1 }
      return visitor.send(
        'POST',
        '/api/1/performance/records',
        range(25).map(() => record),
      )
    },
  }
}

async function catalog({ admin }: Record<StallEndpoint['host'], Browser>): Promise<Calls> {
  const listed = (await admin.ask('/api/catalog/products')).json<{ products: { id: string }[] }>()
  const first = await admin.ask(`/api/catalog/products/${listed.products[0]?.id}`)
  const { collectionId } = first.json<{ collectionId: string }>()
  const variant = { barcode: words(200), mpn: words(200), weightGrams: 400, priceMinor: 2500 }
  const large = (characters: number) => ({
    description: paragraphs(characters),
    excerpt: words(2000),
    images: range(250).map((at) => ({ id: idOf(at), asset: null, alt: words(500) })),
    tags: range(250).map((at) => `${at} ${words(40)}`),
    brand: words(200),
    seoTitle: words(300),
    seoDescription: words(1000),
  })
  const product = (await admin.send('POST', '/api/catalog/products', { collectionId, title: 'Measured' })).json<{
    id: string
    variants: { id: string }[]
  }>()
  const variants = range(1000).map(() => ({ id: product.variants[0]?.id, values: variant }))
  let currency = 'EUR'
  return {
    'POST /api/collections/:id': () =>
      admin.send('POST', `/api/collections/${collectionId}`, {
        title: words(200),
        settings: {
          perPage: 100,
          feed: { enabled: true, whole: true, title: words(200), description: words(1000), count: 100 },
        },
      }),
    'POST /api/catalog/products': () =>
      admin.send('POST', '/api/catalog/products', { collectionId, title: words(500), ...large(600_000), variant }),
    'POST /api/catalog/products/:id': () =>
      admin.send('POST', `/api/catalog/products/${product.id}`, { values: large(200_000), variants }),
    'POST /api/catalog/currency': () => {
      currency = currency === 'EUR' ? 'USD' : 'EUR'
      return admin.send('POST', '/api/catalog/currency', { currency })
    },
  }
}

async function commerce({ admin }: Record<StallEndpoint['host'], Browser>): Promise<Calls> {
  const postal = (count: number) => range(count).map((at) => `${10_000 + at}...${words(30)}`)
  // Another zone has these already.
  const zones = (await admin.ask('/api/commerce/shipping')).text
  const countries = range(270)
    .map(countryOf)
    .filter((country) => !zones.includes(`"${country}"`))
  const drafts = {
    discounts: {
      title: words(100),
      code: 'TIEN',
      effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'products', ids: range(500).map(idOf) } },
      audience: { kind: 'listed', emails: range(1000).map((at) => `${'x'.repeat(200)}${at}@example.com`) },
    },
    'shipping/zones': {
      name: words(100),
      places: countries.slice(0, 250).map((country, at) => ({ country, postal: at < 30 ? postal(500) : [] })),
      rates: range(50).map((at) => ({
        id: idOf(at),
        title: words(100),
        price: { kind: 'weight', steps: range(100).map((step) => ({ from: step, amountMinor: 500 + step })) },
      })),
    },
    'shipping/places': {
      title: words(100),
      address: words(300),
      instructions: words(500),
      country: 'NL',
      pickup: { amountMinor: 0 },
      delivery: { postal: postal(500), amountMinor: 500 },
    },
    'taxes/rates': {
      name: words(60),
      country: 'NL',
      postal: postal(200),
      cities: range(200).map((at) => `${at} ${words(90)}`),
      ratePpm: 210_000,
    },
  }
  const calls: Record<string, () => Promise<Answered>> = {}
  for (const [name, draft] of Object.entries(drafts)) {
    const path = `/api/commerce/${name}`
    let id = ''
    calls[`POST ${path}`] = async () => {
      const answered = await admin.send(
        'POST',
        path,
        'code' in draft ? { ...draft, code: `TIEN ${Math.random()}` } : draft,
      )
      id = answered.json<{ id?: string }>().id ?? id
      return answered
    }
    calls[`PUT ${path}/:id`] = () => admin.send('PUT', `${path}/${id}`, draft)
  }
  return calls
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}

function idOf(at: number): string {
  return (at + 1).toString(16).padStart(24, '0')
}

function countryOf(at: number): string {
  return String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))
}

function words(characters: number): string {
  return 'een-woord-van-ons '
    .repeat(Math.ceil(characters / 18))
    .slice(0, characters - 1)
    .concat('x')
}

function lines(characters: number): string {
  return 'Een regel.\n\n'.repeat(Math.floor(characters / 12))
}

function paragraphs(characters: number): object {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Bread rises.' }] }
  return { type: 'doc', content: range(Math.floor(characters / JSON.stringify(paragraph).length)).map(() => paragraph) }
}
