import type { ReactNode } from 'react'
import type { Language } from '#platform/i18n'
import { secondFactorMessages as say } from '../../contract/second-factor.messages.ts'
import type { PasskeyQuestion } from '../../contract/second-factor.schema.ts'

export interface PasskeyWords {
  button: string
  failed: string
}

export function passkeyWords(language: Language): PasskeyWords {
  return { button: say(language, 'passkey.use'), failed: say(language, 'passkey.failed') }
}

/** Hidden until the script of the page detects that the browser supports passkeys. */
export function PasskeyForm({
  action,
  question,
  returnTo,
  words,
}: {
  action: string
  question: { fetch: string } | { asked: PasskeyQuestion }
  returnTo: string
  words: PasskeyWords
}): ReactNode {
  const attributes =
    'asked' in question ? { 'data-question': JSON.stringify(question.asked) } : { 'data-fetch': question.fetch }
  return (
    <form
      className="passkey"
      method="post"
      action={action}
      data-passkey
      data-failed={words.failed}
      {...attributes}
      hidden
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="answer" />
      <button type="button" className="quiet">
        {words.button}
      </button>
      <p role="alert" className="note" />
    </form>
  )
}
