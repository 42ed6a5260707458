import { randomBytes } from 'node:crypto'
import type { Account, PlatformContext, Site, OutsideTransaction } from '#platform/context'
import { openChangeFeed } from '#platform/database'
import { Problem, type Role } from '#platform/contract'
import { type PageResult, type WebParts, answer, makePageCache, openWeb } from '#platform/http'
import { type Answered, type Ask, type Browser, ask, browserAt } from './request.ts'
import { atEnd } from './at-end.ts'

export interface TestWeb {
  readonly port: number
  readonly parts: WebParts
  ask: (host: string, path: string, options?: Ask) => Promise<Answered>
  browser: (host: string, cookies?: Record<string, string>) => Browser
}

/**
 * The web server alone, on a free port: sites, accounts and pages are what the test says. For the whole product see
 * `running.ts`.
 */
export async function testWeb(
  ctx: OutsideTransaction<PlatformContext>,
  overrides: Partial<WebParts> = {},
): Promise<TestWeb> {
  const feed = openChangeFeed(ctx.db, { url: ctx.config.databaseUrl })
  atEnd(() => feed.close())
  const parts: WebParts = {
    ctx,
    siteOfHost: async () => null,
    authenticate: async () => null,
    rolesOn: async () => [],
    notAllowed: (permission) =>
      new Problem({
        code: 'accounts.not_allowed',
        kind: 'forbidden',
        sentence: `Your role does not include ${permission}.`,
        details: {},
      }),
    cache: makePageCache(feed, 10_000_000),
    servePage: async (): Promise<PageResult> => ({
      kind: 'answer',
      answer: answer({ status: 404, type: 'text/html; charset=utf-8', body: 'nothing here' }),
    }),
    ownerShell: ({ nonce }) => `<!doctype html><script nonce="${nonce}"></script>`,
    assetFolders: [],
    ...overrides,
  }
  const web = await openWeb(parts)
  atEnd(() => web.close())
  const port = await web.listen(0, '127.0.0.1')
  return {
    port,
    parts,
    ask: (host, path, options) => ask(port, host, path, options),
    browser: (host, cookies) => browserAt(port, host, cookies),
  }
}

export function siteNamed(name: string, more: Partial<Site> = {}): Site {
  const id = randomBytes(12).toString('hex')
  return {
    id,
    name,
    title: name,
    locale: 'en-GB',
    timeZone: 'Europe/Amsterdam',
    type: 1,
    status: 8,
    baseUrl: `http://${name}.localhost:8080`,
    ...more,
  }
}

/** Hosts as the built-in addresses of these sites. */
export function hostsOf(sites: readonly Site[]): WebParts['siteOfHost'] {
  return async (_, host) => {
    for (const site of sites) {
      if (host === `${site.name}.admin.localhost:8080`) return { site, kind: 'admin' }
      if (host === `${site.name}.localhost:8080`) return { site, kind: 'public' }
    }
    return null
  }
}

/** Accounts by session token, with their roles on every site. */
export function sessionsOf(
  sessions: Record<string, { account: Account; roles: readonly Role[] }>,
): Pick<WebParts, 'authenticate' | 'rolesOn'> {
  return {
    authenticate: async (_, { token }) => sessions[token] ?? null,
    rolesOn: async (_, accountId) =>
      Object.values(sessions).find(({ account }) => account.id === accountId)?.roles ?? [],
  }
}
