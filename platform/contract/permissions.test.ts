import { expect, test } from 'vitest'
import {
  type Permission,
  type Role,
  mayDo,
  permissionCodes,
  permissionsOfRole,
  roles,
  staffPermissionCodes,
  staffPermissionRange,
} from './permissions.ts'

const under = (area: string) => Object.keys(permissionCodes).filter((name) => name.startsWith(`${area}.`))
const all = Object.keys(permissionCodes) as Permission[]

test('C6.01 R1.29 the roles have their documented numbers, and 5 is kept back', () => {
  expect(roles).toEqual({
    admin: 1,
    billing: 2,
    reporting: 3,
    editor: 4,
    moderator: 6,
    commenter: 7,
    storeManager: 8,
    scheduling: 9,
    viewer: 10,
    campaignsEditor: 11,
    schedulingViewer: 12,
    schedulingEditor: 13,
    none: 14,
    websiteManager: 15,
  })
})

test('C6.02 the permission codes start with basic 0, config 1 and admin 2', () => {
  expect([permissionCodes.basic, permissionCodes.config, permissionCodes.admin]).toEqual([0, 1, 2])
})

test('C6.03 the areas are content manager, settings, activity, commerce, newsletter and CRM', () => {
  expect(permissionCodes).toMatchObject({
    content: 100,
    settings: 200,
    activity: 300,
    commerce: 400,
    newsletter: 500,
    crm: 600,
  })
})

test('C6.04 settings have a permission for each documented part', () => {
  const documented = [
    'general',
    'locale',
    'social',
    'memberAccounts',
    'domain',
    'template',
    'import',
    'codeInjection',
    'advanced',
    'developer',
    'billing',
    'userAccounts',
    'removeWebsite',
  ]
  expect(under('settings')).toEqual(expect.arrayContaining(documented.map((part) => `settings.${part}`)))
})

test('C6.05 commerce has a permission for each documented part', () => {
  const documented = [
    'orders',
    'storeSettings',
    'shipping',
    'coupons',
    'taxes',
    'emailNotifications',
    'inventory',
    'donations',
    'accounting',
    'discounts',
    'payments',
    'pointOfSale',
    'productReviews',
  ]
  expect(under('commerce')).toEqual(documented.map((part) => `commerce.${part}`))
})

test('C6.06 the newsletter is read and written by subscriber, group, message and settings', () => {
  expect(under('newsletter')).toEqual(
    ['subscriber', 'group', 'message', 'settings'].flatMap((part) => [
      `newsletter.${part}.read`,
      `newsletter.${part}.write`,
    ]),
  )
})

test('C6.07 marketing and scheduling have permissions of their own', () => {
  expect([under('marketing').length, under('scheduling').length].every((count) => count > 0)).toBe(true)
})

test('C6.08 domains may be added and removed by whoever has that permission', () => {
  expect(under('domains')).toEqual(['domains.add', 'domains.remove'])
})

test('C6.09 accepting the terms of service is a permission', () => {
  expect(permissionCodes['terms.accept']).toBe(1000)
})

test('C6.10 staff powers have codes from 2010 to 2068, and no role of a site has one of them', () => {
  expect(staffPermissionRange).toEqual([2010, 2068])
  const staff = Object.values(staffPermissionCodes)
  expect(staff.every((code) => code >= 2010 && code <= 2068)).toBe(true)
  expect(all.some((name) => permissionCodes[name] >= 2010)).toBe(false)
  expect(Object.keys(staffPermissionCodes)).toEqual([
    'billing',
    'customerData',
    'loginAs',
    'suspendSite',
    'removeSite',
    'fraud',
  ])
})

test('C6.11 the staff powers that are built are numbered from 2010 upward', () => {
  expect(Object.values(staffPermissionCodes)).toEqual([2010, 2011, 2012, 2013, 2014, 2015])
})

test('no two permissions have one code', () => {
  expect(new Set(Object.values(permissionCodes)).size).toBe(all.length)
})

test('C6.12 a viewer may look and not configure', () => {
  expect(permissionsOfRole('viewer')).toEqual(['basic'])
})

test('a store manager looks after pictures of products, and leaves pages alone', () => {
  const held = permissionsOfRole('storeManager').filter((name) => name.startsWith('content'))
  expect(held).toEqual(['content.media'])
  expect(permissionsOfRole('editor')).toContain('content.media')
})

test('nobody with the role none may do anything, alone or beside nothing else', () => {
  expect(all.filter((name) => mayDo(['none'], name) || mayDo([], name))).toEqual([])
})

test('an administrator may do everything, a website manager all but what is the owner of the account’s', () => {
  expect(all.filter((name) => !mayDo(['admin'], name))).toEqual([])
  expect(all.filter((name) => !mayDo(['websiteManager'], name))).toEqual([
    'admin',
    'settings.billing',
    'settings.userAccounts',
    'settings.removeWebsite',
    'terms.accept',
  ])
})

test('several roles add up', () => {
  const held: Role[] = ['editor', 'billing']
  expect(mayDo(held, 'content.publish') && mayDo(held, 'settings.billing')).toBe(true)
  expect(mayDo(held, 'commerce.orders')).toBe(false)
})

test('T5 owners’ own code is written by administrators and website managers alone', () => {
  const able = (Object.keys(roles) as Role[]).filter((role) => mayDo([role], 'settings.codeInjection'))
  expect(able).toEqual(['admin', 'websiteManager'])
})
