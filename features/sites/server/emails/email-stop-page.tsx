import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import { emailStopMessages as say } from '../../contract/email-stop.messages.ts'

interface Stop {
  site: Pick<Site, 'title'>
  language: string
  token: string
  /** Hides the button after the emails were stopped. */
  isDone: boolean
}

/** A page with one button, whole without scripts and without a style sheet. */
export function emailStopPage({ site, language: asked, token, isDone }: Stop): string {
  const language: Language = languageOf(asked)
  const html = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{say(language, 'title')}</title>
      </head>
      <body>
        <main>
          <h1>{say(language, 'title')}</h1>
          <p>{say(language, isDone ? 'done' : 'ask', { site: site.title })}</p>
          {!isDone && (
            <form method="post" action={`/api/emails/stop?${new URLSearchParams({ token })}`}>
              <button>{say(language, 'button')}</button>
            </form>
          )}
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
