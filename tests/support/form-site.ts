import { accountsFeature } from '#features/accounts/server'
import { formsFeature } from '#features/forms/server'
import { mediaFeature } from '#features/media/server'
import { createDocument, pagesFeature, publish } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { formBlockContract, type FormProps } from '../../features/forms/blocks/form/form.contract.ts'
import type { BlockField } from '../../features/forms/contract/block-field.schema.ts'
import type { FormField, Submission } from '../../features/forms/contract/index.ts'
import { listSubmissions, readSubmission } from '../../features/forms/server/submissions.queries.ts'
import { testContext } from './context.ts'
import { runningApp } from './running.ts'
import { testSite } from './site.ts'

export const fieldId = (at: number) => `00000000000000000000b${String(at).padStart(3, '0')}`
export const question = (at: number, field: object) =>
  ({ id: fieldId(at), title: '', description: '', required: false, ...field }) as FormField
export const contact = [
  question(1, { kind: 'name', required: true }),
  question(2, { kind: 'email', required: true }),
  question(3, { kind: 'textarea', required: true, maxLength: 40, placeholder: '' }),
]
export const answers = {
  [fieldId(1)]: ['Noor', 'Bakker'],
  [fieldId(2)]: 'noor@example.com',
  [fieldId(3)]: 'Een brood graag',
}

export const plainAnswers = {
  [`form.${fieldId(1)}.First`]: 'Noor',
  [`form.${fieldId(2)}`]: 'noor@example.com',
  [`form.${fieldId(3)}`]: 'Een brood graag',
}

/** A Dutch site whose pages have forms, and a visitor who sends them. */
export async function formSite(name: string) {
  const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, formsFeature] })
  const { account, as, site } = await testSite(ctx, { name, title: 'Korenbloem', locale: 'nl-NL' })
  const app = await runningApp(ctx)
  const host = `${name}.localhost:8080`
  const browser = app.browser(host)
  let pages = 0

  /** A published page with a form on it. */
  async function publishedForm(fields: readonly BlockField[] = contact, more: Partial<FormProps> = {}) {
    const [section, formId] = [newId(), newId()]
    pages += 1
    const slug = `contact-${pages}`
    const documentId = await as(async (tx) => {
      const { id } = await createDocument(tx, {
        kind: 'page',
        settings: { title: 'Contact', slug },
        sections: [{ id: section, order: 'a0' }],
        blocks: [
          {
            id: formId,
            section,
            order: 'a0',
            type: 'form',
            version: formBlockContract.version,
            props: { ...formBlockContract.starts, fields: [...fields], name: 'Contactformulier', ...more },
            place: { desktop: { x: 0, y: 0, w: 24, h: 8, z: 0 }, mobile: null },
          },
        ],
      })
      await publish(tx, { documents: [id] })
      return id
    })
    return { formId, documentId, path: `/${slug}` }
  }

  async function key(): Promise<string> {
    const answered = await browser.send('POST', '/api/form/FormSubmissionKey', {})
    return answered.json<{ data: { key: string } }>().data.key
  }

  async function send(formId: string, form: object, more: object = {}) {
    return browser.send('POST', '/api/form/SaveFormSubmission', {
      key: await key(),
      formId,
      form: JSON.stringify(form),
      objectName: 'Contact',
      ...more,
    })
  }

  function sendPlain(body: Record<string, string>) {
    return browser.ask('/api/form/SaveFormSubmission', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    })
  }

  const inbox = (form: string, state: 'all' | 'spam' = 'all') =>
    as((tx) => listSubmissions(tx, { state, form, search: '', assignee: 'all' })).then(({ submissions }) => submissions)
  const detail = (id: string): Promise<Submission> => as((tx) => readSubmission(tx, { id }))
  return { app, account, ctx, as, site, browser, key, send, sendPlain, publishedForm, inbox, detail }
}
