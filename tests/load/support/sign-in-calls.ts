import { type Answered, type Browser, browserAt } from '../../support/request.ts'
import type { StallsProcess } from '../stalls.ts'
import { codeShown } from './code-shown.ts'

/** With what is wrong they are refused before their work is done; the second steps want the first. */
export const signInNames = [
  'POST /api/auth/Login',
  'POST /api/auth/SecondStep',
  'POST /sign-in',
  'POST /sign-in/second-step',
  'POST /sign-in/second-step/passkey',
  'POST /api/site-users/account/session',
  'POST /api/site-users/account/session/second-step',
  'POST /api/site-users/account/session/second-step/passkey',
] as const

type Call = () => Promise<Answered>

/** Ways in with what is right, each in a browser of its own. */
export function signInCalls({ port, hosts, people }: StallsProcess): Record<(typeof signInNames)[number], Call> {
  const { password, email, emailWithCodes, secrets } = people
  const sent =
    (host: string, path: string, fields: () => object, before?: Before): Call =>
    async () => {
      const browser = browserAt(port, host)
      if (before) await before(browser)
      return browser.send('POST', path, fields())
    }
  const first =
    (path: string): Before =>
    (browser) =>
      browser.send('POST', path, { email: emailWithCodes, password })
  const member = '/api/site-users/account/session'
  const { platform, public: visitors } = hosts
  const plain = () => ({ email, password })
  const passkey = () => ({ answer })
  // A code is that of the moment in which it is sent.
  const account = () => ({ code: codeShown(secrets.account) })
  const ofMember = () => ({ code: codeShown(secrets.member) })
  return {
    'POST /api/auth/Login': sent(platform, '/api/auth/Login', plain),
    'POST /api/auth/SecondStep': sent(platform, '/api/auth/SecondStep', account, first('/api/auth/Login')),
    'POST /sign-in': sent(platform, '/sign-in', plain),
    'POST /sign-in/second-step': sent(platform, '/sign-in/second-step', account, first('/sign-in')),
    'POST /sign-in/second-step/passkey': sent(platform, '/sign-in/second-step/passkey', passkey, first('/sign-in')),
    'POST /api/site-users/account/session': sent(visitors, member, plain),
    'POST /api/site-users/account/session/second-step': sent(
      visitors,
      `${member}/second-step`,
      ofMember,
      first(member),
    ),
    'POST /api/site-users/account/session/second-step/passkey': sent(
      visitors,
      `${member}/second-step/passkey`,
      passkey,
      first(member),
    ),
  }
}

type Before = (browser: Browser) => Promise<unknown>

/** As long as each of its parts may be. */
const answer = JSON.stringify({
  id: 'i'.repeat(1400),
  rawId: 'i'.repeat(1400),
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'c'.repeat(4000),
    authenticatorData: 'a'.repeat(4000),
    signature: 's'.repeat(8000),
    userHandle: 'u'.repeat(200),
  },
})
