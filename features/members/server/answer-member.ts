import type { MessageName } from '#platform/i18n'
import { localPath } from '#features/accounts/server'
import type { VisitorContext, InTransaction } from '#platform/context'
import { Problem } from '#platform/contract'
import { type Answer, answer, type CalledBy, type CookieChange, redirect } from '#platform/http'

export type MemberContext = VisitorContext & CalledBy
export type MemberTransaction = InTransaction<MemberContext>
export type NoticeName =
  MessageName<'members.general'> extends infer Name ? (Name extends `said.${infer Word}` ? Word : never) : never

export interface FormResult {
  to: string
  notice?: NoticeName
  cookies?: readonly CookieChange[]
  /** Data for scripts besides `to`. */
  more?: Record<string, unknown>
}

/**
 * Returns the result or the problem to scripts. Forms are redirected to the page that shows it; `back` is the page with
 * the form.
 */
export async function answerMember(ctx: MemberContext, back: string, work: () => Promise<FormResult>): Promise<Answer> {
  try {
    const { to, notice, cookies = [], more = {} } = await work()
    const target = withQuery(localPath(to, '/account'), notice ? { said: notice } : {})
    return ctx.caller.wantsPage ? redirect(target, { cookies }) : answer({ body: { ...more, to: target }, cookies })
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    const { retryAfter, field } = error.details
    const about = {
      ...(typeof retryAfter === 'number' ? { n: String(retryAfter) } : {}),
      ...(typeof field === 'string' ? { field } : {}),
    }
    return redirect(withQuery(back, { why: error.code, ...about }))
  }
}

export function withQuery(path: string, query: Record<string, string>): string {
  const more = new URLSearchParams(query).toString()
  if (more === '') return path
  const [plain = '', hash] = path.split('#')
  return `${plain}${plain.includes('?') ? '&' : '?'}${more}${hash === undefined ? '' : `#${hash}`}`
}
