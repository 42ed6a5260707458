import { settingsOf } from '#features/sites/server'
import { localPath } from '#features/accounts/server'
import { specialPage } from '#features/pages/server'
import { navigationOf } from '#features/navigation/server'
import { provided, type VisitorContext } from '#platform/context'
import { addressLines, countryCodes, enumerations } from '#platform/contract'
import type { BlockLoader } from '#platform/render/server'
import { accountPaths, membersSettings } from '../../contract/index.ts'
import { accountParts } from '../../server/extension-points.ts'
import { findToken } from '../../server/member-token.ts'
import { addressesOf, memberOf, memberById } from '../../server/members.queries.ts'
import { securityOf } from '../../server/second-factor/read-security.ts'
import { formNotice } from '../../server/form-notice.ts'
import type { AccountProps } from './account.contract.ts'
import type { AccountData, AccountHome } from '../../contract/account-view.ts'

type Query = Readonly<Record<string, string>>
const { protectedContent, memberAreaAccessDenied } = enumerations.pageTypes

/** Email links that a button confirms. */
const confirmed = ['join', 'email', 'delete'] as const

/** Pages of an account are rendered for each visit and never cached. */
export const loadAccount: BlockLoader<AccountProps, AccountData> = async (ctx, blocks, page) => {
  const data = await dataOf(ctx, page)
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function dataOf(
  ctx: VisitorContext,
  { path, pageType, query }: { path: string; pageType: number; query: Query },
): Promise<AccountData> {
  const notice = formNotice(ctx, query)
  if (pageType === protectedContent) return { view: 'protected', ...(await entryOf(ctx)), ...notice, returnTo: path }
  if (pageType === memberAreaAccessDenied)
    return { view: 'denied', email: ctx.member ? ((await memberById(ctx, ctx.member.id))?.email ?? '') : '' }
  const form = { ...notice, returnTo: localPath(query['returnTo'], '') }
  if (path === accountPaths.secondStep && !ctx.member) return { view: 'second-step', ...form }
  const token = query['token'] ?? ''
  if (path === accountPaths.confirm) return confirmData(ctx, token, form)
  if (path === accountPaths.reset) {
    if (token === '') return { view: 'forgot', ...form }
    return (await findToken(ctx, token))?.purpose === 'reset' ? { view: 'reset', token, ...form } : { view: 'spent' }
  }
  const home = ctx.member ? await homeData(ctx, ctx.member, query) : null
  if (home) return { ...home, ...form }
  return { view: path === accountPaths.join ? 'join' : 'sign-in', ...(await entryOf(ctx)), ...form }
}

async function confirmData(
  ctx: VisitorContext,
  token: string,
  form: ReturnType<typeof formNotice> & { returnTo: string },
): Promise<AccountData> {
  const tokenDetails = await findToken(ctx, token)
  const purpose = confirmed.find((name) => name === tokenDetails?.purpose)
  if (!tokenDetails || !purpose) return { view: 'spent' }
  const member = purpose === 'delete' ? await memberById(ctx, tokenDetails.member_id ?? '') : undefined
  const { email = member?.email } = tokenDetails.payload
  return {
    view: 'confirm',
    purpose,
    email: typeof email === 'string' ? email : '',
    token,
    ...form,
  }
}

async function homeData(
  ctx: VisitorContext,
  { id: memberId, xsrfToken = '' }: NonNullable<VisitorContext['member']>,
  query: Query,
): Promise<AccountHome | null> {
  const member = await memberById(ctx, memberId)
  if (!member) return null
  const addresses = await addressesOf(ctx, memberId)
  const edited = addresses.find(({ id }) => id === query['edit'])
  const parts: AccountHome['parts'][number][] = []
  for (const part of provided(ctx.product, accountParts)) {
    const found = await part.load(ctx, { id: memberId, email: member.email })
    if (found) parts.push({ name: part.name, ...found })
  }
  const areas =
    (await navigationOf(ctx, [enumerations.memberAreaNavigation])).get(enumerations.memberAreaNavigation) ?? []
  return {
    view: 'home',
    notice: '',
    problem: '',
    member: memberOf(member),
    xsrfToken,
    areas: areas.flatMap(({ id, label, href }) => (href === null ? [] : [{ id, label, href }])),
    parts,
    addresses: addresses.map(({ id, address, isDefault }) => ({
      id,
      isDefault,
      lines: addressLines(address, ctx.locale),
    })),
    editing: edited ? { id: edited.id, address: edited.address } : null,
    countries: countriesOf(ctx.locale),
    security: await securityOf(ctx, member, query['codes'] ?? ''),
  }
}

function countriesOf(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

async function entryOf(ctx: VisitorContext) {
  const { canJoin } = await settingsOf(ctx, membersSettings)
  const { title, text, image } = await specialPage(ctx, 'signIn')
  return { canJoin, words: { title, text, image } }
}
