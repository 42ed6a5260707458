import { callServer, type DataError } from '#platform/visitor'

/** Result of a form that was sent without leaving the page. */
export interface Sent {
  ok: boolean
  /** The problem in one sentence. */
  sentence: string
}

/** Sends a form of ours as the browser would. A form that is sent twice is taken once. */
export async function sendForm(form: HTMLFormElement, words: { failed: string; offline: string }): Promise<Sent> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  try {
    await callServer(form.action, {
      body: new URLSearchParams(entries),
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    return { ok: true, sentence: '' }
  } catch (error) {
    const { status, body } = error as DataError
    const { sentence } = (body ?? {}) as { sentence?: string }
    return { ok: false, sentence: status === 0 ? words.offline : (sentence ?? words.failed) }
  }
}
