import { z } from 'zod'
import { callLimits, type Endpoint, endpoint } from '#platform/contract'

// The operation validates form values, so that the page returns with the typed values and their faults.
const typed = z.string().max(2000).default('')
const passkeyAnswer = z.string().max(20_000).default('')
const html = z.unknown()

function page<I extends z.ZodType>(path: string, input: I): Endpoint<I, typeof html> {
  return endpoint({ method: 'GET', host: 'platform', path, allows: 'anyone', input, output: html })
}

function form<I extends z.ZodType>(path: string, input: I): Endpoint<I, typeof html> {
  const limits = callLimits.occasional
  return endpoint({ method: 'POST', host: 'platform', path, allows: 'anyone', limits, input, output: html })
}

const byToken = z.object({ token: z.string().max(100) })

/** Pages and plain forms of the platform host: they work without a script. */
export const accountPagesApi = {
  signIn: page('/sign-in', z.object({ returnTo: typed })),
  sendSignIn: form('/sign-in', z.object({ returnTo: typed, email: typed, password: typed })),
  /** Posted by the script of the page: the answer of a passkey, as JSON. */
  sendPasskey: form('/sign-in/passkey', z.object({ returnTo: typed, answer: passkeyAnswer })),
  /** Script that offers passkeys on the pages before sign-in. */
  passkeyScript: page('/sign-in/passkey.js', z.object({})),
  secondStep: page('/sign-in/second-step', z.object({ returnTo: typed })),
  sendSecondStep: form('/sign-in/second-step', z.object({ returnTo: typed, code: typed })),
  sendSecondStepPasskey: form('/sign-in/second-step/passkey', z.object({ returnTo: typed, answer: passkeyAnswer })),
  signOut: form('/sign-out', z.object({})),
  register: page('/register', z.object({})),
  sendRegister: form('/register', z.object({ email: typed, password: typed, name: typed })),
  confirm: page('/confirm/:token', byToken),
  sendConfirm: form('/confirm/:token', byToken),
  forgot: page('/forgot-password', z.object({})),
  sendForgot: form('/forgot-password', z.object({ email: typed })),
  reset: page('/reset-password/:token', byToken),
  sendReset: form('/reset-password/:token', byToken.extend({ password: typed })),
  link: page('/sign-in-link/:token', byToken),
  sendLink: form('/sign-in-link/:token', byToken),
  confirmEmail: page('/confirm-email/:token', byToken),
  sendConfirmEmail: form('/confirm-email/:token', byToken),
}
