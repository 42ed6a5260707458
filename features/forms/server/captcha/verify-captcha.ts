import { Problem } from '#platform/contract'
import { postOutside } from '#platform/egress'
import type { CaptchaProvider } from '../../contract/form.rules.ts'

const addresses: Readonly<Record<CaptchaProvider, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const patienceMs = 5000

export interface CaptchaToCheck {
  provider: CaptchaProvider
  secret: string
  /** Token that the service issued to the page. */
  token: string
}

/** `unknown`: the service did not answer in time, or not in its documented format. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown'

/** Requests to the services, which tests replace. */
export const captchaCalls = { post: postOutside }

/** Asks the owner's captcha service. Only its own token is sent: neither the visitor's address nor their message. */
export async function verifyCaptcha({ provider, secret, token }: CaptchaToCheck): Promise<CaptchaVerdict> {
  try {
    const { status, text } = await captchaCalls.post(addresses[provider], {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ secret, response: token })),
      timeoutMs: patienceMs,
      maxBytes: 5000,
    })
    if (status !== 200) return 'unknown'
    const { success } = JSON.parse(text) as { success?: unknown }
    return success === true ? 'passed' : success === false ? 'failed' : 'unknown'
  } catch (error) {
    if (error instanceof Problem || error instanceof SyntaxError) return 'unknown'
    throw error
  }
}
