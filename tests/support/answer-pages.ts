import type { BrowserContext, Page } from 'playwright-core'

export interface PageAnswer {
  html?: string
  /** Where the answer redirects to, in place of a page. */
  location?: string
}

/**
 * Answers pages at addresses like this one (`https://bank.example/*`), also when a redirect leads there: Playwright's
 * routes see no redirects.
 */
export async function answerPages(
  context: BrowserContext,
  address: string,
  answer: (url: URL) => PageAnswer,
): Promise<void> {
  const listen = async (page: Page) => {
    const session = await context.newCDPSession(page)
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const { html = '', location } = answer(new URL(request.url))
      const [name, value] = location === undefined ? ['content-type', 'text/html'] : ['location', location]
      const fulfilled = session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: location === undefined ? 200 : 302,
        responseHeaders: [{ name, value }],
        body: Buffer.from(html).toString('base64'),
      })
      // A page that was closed meanwhile needs no answer.
      fulfilled.catch(() => {})
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] })
  }
  context.on('page', (page) => void listen(page))
  await Promise.all(context.pages().map(listen))
}
