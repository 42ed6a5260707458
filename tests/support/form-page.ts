import type { Page, Request } from 'playwright-core'
import { formBlockContract, type FormProps } from '../../features/forms/blocks/form/form.contract.ts'
import { formStyles } from '../../features/forms/blocks/form/form-styles.ts'
import { FormView } from '../../features/forms/blocks/form/form.view.tsx'
import newsletterCss from '../../features/forms/blocks/newsletter/newsletter.css?inline'
import { allStyles } from '../../platform/render/style-parts.ts'
import type { WidgetPages } from './widget-page.ts'

export const css = allStyles(formStyles) + newsletterCss
export const id = (at: number) => `00000000000000000000c${String(at).padStart(3, '0')}`
export const field = (at: number, kind: string, more: object = {}) => ({ id: id(at), kind, title: '', ...more })
export const contact = [
  field(1, 'text', { title: 'Onderwerp', required: true }),
  field(2, 'email', { title: 'E-mail' }),
]
export const payload = (sent: readonly Request[]) => sent.at(-1)?.postDataJSON() as Record<string, unknown>
export const values = (sent: readonly Request[]) => JSON.parse(String(payload(sent)['form'])) as Record<string, unknown>
export const problems = (page: Page) => page.locator('.form-problem').allInnerTexts()
export const faults = (page: Page) => page.locator('.form-fault').allInnerTexts()
export const send = (page: Page) => page.getByRole('button', { name: 'Versturen' }).click()

export interface FormServer {
  key?: number
  status?: number
  body?: unknown
  /** The answer to the submission waits until `release()`. */
  holds?: boolean
}

/** Forms on pages of their own, in Dutch. */
export function formPages(widgets: WidgetPages) {
  const html = (fields: readonly object[], more: object = {}, language = 'nl') =>
    widgets.render(
      FormView,
      formBlockContract.props.parse({ ...formBlockContract.starts, fields, ...more }) as FormProps,
      { isClosed: false },
      { language: language as 'nl', locale: language === 'nl' ? 'nl-NL' : 'en-US' },
    )

  /** A page with a form, before a server that answers as it is told. */
  async function formPage(
    fields: readonly object[],
    {
      more = {},
      server = {},
      query = '',
      window = {},
      html: own = '',
    }: { more?: object; server?: FormServer; query?: string; window?: object; html?: string } = {},
  ) {
    const { page, complaints } = await widgets.open({
      html: `<h1>Contact</h1><h2>Formulier</h2>${own || html(fields, more)}`,
      css,
      language: 'nl',
      window,
    })
    const sent: Request[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/crumb', (route) => route.fulfill({ headers: { 'set-cookie': 'crumb=c' }, body: '{}' }))
    await page.route('**/api/form/*', async (route) => {
      const request = route.request()
      sent.push(request)
      if (request.url().endsWith('FormSubmissionKey'))
        return route.fulfill({ status: server.key ?? 200, json: { data: { key: 'sleutel' } } })
      if (server.holds) await released
      return route.fulfill({
        status: server.status ?? 200,
        json: server.body ?? { data: { submissionText: 'Bedankt', submissionHTML: '' } },
      })
    })
    if (query !== '') await page.goto(`${widgets.origin}/${query}`)
    return { page, complaints, sent, release }
  }
  return { html, formPage }
}
