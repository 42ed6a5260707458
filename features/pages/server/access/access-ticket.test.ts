import { expect, test } from 'vitest'
import type { SiteContext } from '#platform/context'
import { accessTicket, hasAccess, withAccess } from './access-ticket.ts'

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

test('no other ticket opens it: one of another page, another site, another secret, or from before the password changed', () => {
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

test('the cookie holds each page once, the newest fifty, and only tickets', () => {
  const idOf = (at: number) => String(at).padStart(24, '0')
  const ticketOf = (at: number, moment = lockedAt) => accessTicket(ctx, idOf(at), moment)
  const sixty = Array.from({ length: 60 }, (_, at) => ticketOf(at))
  expect(withAccess(undefined, ticketOf(1))).toBe(ticketOf(1))
  expect(withAccess(sixty.join('.'), ticketOf(60)).split('.')).toEqual([...sixty.slice(11), ticketOf(60)])
  const renewed = ticketOf(1, new Date(0))
  expect(withAccess([ticketOf(1), ticketOf(2)].join('.'), renewed).split('.')).toEqual([ticketOf(2), renewed])
  const broken = ['junk', `x${ticketOf(3)}`, `${ticketOf(3)}x`, ticketOf(3).replace('~', '-'), `${idOf(3)}~short`, '']
  expect(withAccess([...broken, ticketOf(4)].join('.'), ticketOf(5)).split('.')).toEqual([ticketOf(4), ticketOf(5)])
})
