import { expect, test } from 'vitest'
import type { SiteContext } from '#platform/context'
import { accessTicket, hasAccess } from './access-ticket.ts'

const contextOf = (siteId: string, secretByte = 7) =>
  ({ site: { id: siteId }, config: { secret: new Uint8Array(32).fill(secretByte) } }) as unknown as SiteContext
const ctx = contextOf('site-a')
const lockedAt = new Date('2026-06-01T10:00:00Z')
const ticket = accessTicket(ctx, 'page', lockedAt)

test('a ticket opens its page, alone or among others', () => {
  expect(ticket).toMatch(/^page~[\w-]{32}$/)
  expect(hasAccess(ctx, ticket, 'page', lockedAt)).toBe(true)
  const other = accessTicket(ctx, 'other', lockedAt)
  expect(hasAccess(ctx, `${other}.${ticket}`, 'page', lockedAt)).toBe(true)
  expect(hasAccess(ctx, `short.${ticket}`, 'page', lockedAt)).toBe(true)
})

test('no other ticket opens it: of another page, another site, another secret, or from before the password changed', () => {
  const changedAt = new Date(lockedAt.getTime() + 1)
  const others = [
    accessTicket(ctx, 'other', lockedAt),
    accessTicket(contextOf('site-b'), 'page', lockedAt),
    accessTicket(contextOf('site-a', 8), 'page', lockedAt),
    ticket.slice(0, -1),
    `${ticket}x`,
    'x'.repeat(37),
    '',
    undefined,
  ]
  expect(others.map((cookie) => hasAccess(ctx, cookie, 'page', lockedAt))).toEqual(others.map(() => false))
  expect(hasAccess(ctx, ticket, 'page', changedAt)).toBe(false)
})
