import { crumb } from '#platform/visitor'

/** What came of a form that was sent without leaving the page. */
export interface Sent {
  ok: boolean
  /** What went wrong, in a sentence. */
  sentence: string
}

/** Sends a form of ours as the browser would, with the proof that a script of this page sends it; once more when that was out of date. */
export async function sendForm(form: HTMLFormElement, words: { failed: string; offline: string }): Promise<Sent> {
  const key = crypto.randomUUID()
  try {
    const first = await post(form, key)
    const answer = first.crumbFail ? await post(form, key) : first
    return { ok: answer.ok, sentence: answer.sentence ?? words.failed }
  } catch {
    return { ok: false, sentence: words.offline }
  }
}

interface Answer {
  ok: boolean
  crumbFail?: boolean
  sentence?: string
}

async function post(form: HTMLFormElement, key: string): Promise<Answer> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json', 'idempotency-key': key, crumb: await crumb() },
    body: new URLSearchParams(entries),
  })
  const text = await answer.text()
  const result = text.startsWith('{') ? (JSON.parse(text) as { crumbFail?: boolean; sentence?: string }) : {}
  return { ...result, ok: answer.ok }
}
