import { siteSettings } from '#features/sites/server'
import { cacheTag, type VisitorContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import { dayMs } from '#platform/contract'
import { contentProblems } from '../../contract/index.ts'

/** Validity of the file. The standard recommends less than a year. */
const validDays = 180
const rereadDays = 7

/** RFC 9116. There is no file without a contact of the owner. */
export async function securityText(ctx: VisitorContext): Promise<Answer<string>> {
  const { securityContact } = (await siteSettings(ctx)).advanced
  if (securityContact === '') throw contentProblems.noSecurityContact()
  const now = ctx.now().getTime()
  const lines = [
    `Contact: ${securityContact.startsWith('https://') ? securityContact : `mailto:${securityContact}`}`,
    `Expires: ${new Date(now + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${[...new Set([ctx.site.locale.split('-')[0], 'en'])].join(', ')}`,
    `Canonical: ${ctx.site.baseUrl}/.well-known/security.txt`,
  ]
  return answer({
    type: 'text/plain; charset=utf-8',
    body: `${lines.join('\n')}\n`,
    tags: [cacheTag.site],
    until: new Date(now + rereadDays * dayMs),
  })
}
