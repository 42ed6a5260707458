import { formBlockContract } from '../../../features/forms/blocks/form/form.contract.ts'
import type { Answered, Browser } from '../../support/request.ts'
import type { StallEndpoint } from './stalls-process.ts'

/** Calls of the captcha services, and of a form with file uploads. */
export const formNames = ['PUT /api/forms/captcha/:provider', 'POST /api/form/SaveFormSubmissionFiles'] as const

type Call = () => Promise<Answered>

const megabyte = 1024 * 1024
const field = id()

export async function formCalls({
  admin,
  public: visitor,
}: Record<StallEndpoint['host'], Browser>): Promise<Record<(typeof formNames)[number], Call>> {
  const formId = await publishedForm(admin)
  return {
    'PUT /api/forms/captcha/:provider': () =>
      admin.send('PUT', '/api/forms/captcha/turnstile', { siteKey: 'k'.repeat(100), secret: 's'.repeat(200) }),
    'POST /api/form/SaveFormSubmissionFiles': async () => {
      const { data } = (await visitor.send('POST', '/api/form/FormSubmissionKey', {})).json<{ data: { key: string } }>()
      const { bytes, type } = await largestBody({ formId, key: data.key, pagePath: '/heavy-form', form: '{}' })
      return visitor.send('POST', '/api/form/SaveFormSubmissionFiles', bytes, {
        'content-type': type,
        'sec-fetch-mode': 'cors',
      })
    },
  }
}

/** A page of its own, whose form asks for files. */
async function publishedForm(admin: Browser): Promise<string> {
  const page = (await admin.send('POST', '/api/pages', { title: 'Heavy form', slug: 'heavy-form' })).json<{
    id: string
  }>()
  const path = `/api/documents/${page.id}`
  const { document } = (await admin.ask(path)).json<{ document: { seq: number } }>()
  const section = { id: id(), order: 'a5' }
  const question = { id: field, kind: 'file', title: 'Files', types: ['documents'], maxMb: 50, maxFiles: 3 }
  const block = {
    id: id(),
    section: section.id,
    order: 'a0',
    type: 'form',
    version: formBlockContract.version,
    props: {
      ...formBlockContract.starts,
      name: 'Files',
      fields: [{ ...question, description: '', required: true }],
    },
    place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
  }
  await admin.send('POST', `${path}/operations`, {
    base: document.seq,
    client: id(),
    operations: [
      { n: 1, operation: { kind: 'insertSection', section } },
      { n: 2, operation: { kind: 'insertBlock', block } },
    ],
  })
  await admin.send('POST', '/api/documents/publish', { documents: [page.id] })
  return block.id
}

/** Three files that fill what one sending may hold. */
async function largestBody(fields: Record<string, string>): Promise<{ bytes: Uint8Array; type: string }> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const content = new Uint8Array(16 * megabyte)
  content.set(new TextEncoder().encode('%PDF-1.7 '))
  for (const at of [1, 2, 3]) form.append(`form.${field}`, new Blob([content]), `${at}.pdf`)
  const encoded = new Response(form)
  return {
    bytes: new Uint8Array(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  }
}

function id(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
