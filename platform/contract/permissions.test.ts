import { expect, test } from 'vitest'
import { type Permission, type Role, mayDo, permissionCodes, permissionsOfRole, roles } from './permissions.ts'

const all = Object.keys(permissionCodes) as Permission[]

test('C6.01 the roles have their documented numbers, and 5 is reserved', () => {
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

test('no two permissions have one code', () => {
  expect(new Set(Object.values(permissionCodes)).size).toBe(all.length)
})

test('roles for one part of the work may do that part, its areas as a whole, and nothing else', () => {
  const scheduling = ['basic', 'config', 'scheduling', 'scheduling.read', 'scheduling.write']
  const expected: Partial<Record<Role, string[]>> = {
    none: [],
    viewer: ['basic'],
    commenter: ['basic', 'comments.write', 'content.look', 'content.file'],
    moderator: ['basic', 'config', 'comments.write', 'comments.moderate'],
    reporting: ['basic', 'config', 'activity', 'activity.analytics', 'activity.log'],
    billing: ['basic', 'config', 'settings', 'settings.billing', 'terms.accept'],
    scheduling,
    schedulingEditor: scheduling,
    schedulingViewer: ['basic', 'config', 'scheduling', 'scheduling.read'],
    campaignsEditor: [
      'basic',
      'config',
      'newsletter',
      'newsletter.subscriber.read',
      'newsletter.subscriber.write',
      'newsletter.group.read',
      'newsletter.group.write',
      'newsletter.message.read',
      'newsletter.message.write',
      'newsletter.settings.read',
      'newsletter.settings.write',
      'marketing',
      'marketing.write',
    ],
  }
  const granted = (Object.keys(expected) as Role[]).map((role) => [role, permissionsOfRole(role)])
  expect(Object.fromEntries(granted)).toEqual(expected)
})

test('a store manager looks after images of products, and leaves pages alone', () => {
  const contentPermissions = permissionsOfRole('storeManager').filter((name) => name.startsWith('content'))
  expect(contentPermissions).toEqual(['content.media', 'content.file'])
  expect(permissionsOfRole('editor')).toContain('content.media')
})

test('a person with the role none may do nothing, with that role alone or with no role', () => {
  expect(all.filter((name) => mayDo(['none'], name) || mayDo([], name))).toEqual([])
})

test('an administrator may do everything, a website manager all but the account owner’s actions', () => {
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
  const assignedRoles: Role[] = ['editor', 'billing']
  expect(mayDo(assignedRoles, 'content.publish') && mayDo(assignedRoles, 'settings.billing')).toBe(true)
  expect(mayDo(assignedRoles, 'commerce.orders')).toBe(false)
})

test('T5 owners’ own code is written by administrators and website managers alone', () => {
  const able = (Object.keys(roles) as Role[]).filter((role) => mayDo([role], 'settings.codeInjection'))
  expect(able).toEqual(['admin', 'websiteManager'])
})
