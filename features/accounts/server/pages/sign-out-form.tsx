import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#platform/i18n'
import { accountMessages } from '../../contract/accounts.messages.ts'

/** Sign-out form for people without scripts (C7.06), as HTML for the platform's pages. */
export function signOutForm(language: Language): string {
  return renderToStaticMarkup(
    <form method="post" action="/sign-out">
      <button>{accountMessages(language, 'act.sign_out')}</button>
    </form>,
  )
}
