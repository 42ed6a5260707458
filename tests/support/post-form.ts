import type { Answered, Browser } from './request.ts'

/** Sends a form as a browser without scripts does. */
export const postForm = (
  browser: Browser,
  host: string,
  path: string,
  fields: Record<string, string> | [string, string][],
): Promise<Answered> =>
  browser.ask(path, {
    method: 'POST',
    headers: {
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
    },
    body: new URLSearchParams(fields),
  })
