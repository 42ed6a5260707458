/**
 * The table of permissions for the server and the interface. Codes 0, 1 and 2 are the documents' own (C6.02); areas and
 * their sub-permissions have a hundred codes each (docs/decisions).
 */
export const permissionCodes = {
  basic: 0,
  config: 1,
  admin: 2,
  content: 100,
  'content.edit': 101,
  'content.publish': 102,
  'content.delete': 103,
  'comments.write': 104,
  'comments.moderate': 105,
  'content.design': 106,
  /** View, add and describe images and files: selling needs it without access to pages. */
  'content.media': 107,
  /** Open drafts in the editor and comment on them; every change needs a further permission. */
  'content.look': 108,
  /** Load a file by its id, for people who may see drafts or products with it. */
  'content.file': 109,
  settings: 200,
  'settings.general': 201,
  'settings.locale': 202,
  'settings.social': 203,
  'settings.memberAccounts': 204,
  'settings.domain': 205,
  'settings.template': 206,
  'settings.import': 207,
  'settings.codeInjection': 208,
  'settings.advanced': 209,
  'settings.developer': 210,
  'settings.billing': 211,
  'settings.userAccounts': 212,
  'settings.removeWebsite': 213,
  'settings.export': 214,
  'settings.mail': 215,
  activity: 300,
  'activity.analytics': 301,
  'activity.log': 302,
  commerce: 400,
  'commerce.orders': 401,
  'commerce.storeSettings': 402,
  'commerce.shipping': 403,
  'commerce.coupons': 404,
  'commerce.taxes': 405,
  'commerce.emailNotifications': 406,
  'commerce.inventory': 407,
  'commerce.donations': 408,
  'commerce.accounting': 409,
  'commerce.discounts': 410,
  'commerce.payments': 411,
  'commerce.pointOfSale': 412,
  'commerce.productReviews': 413,
  newsletter: 500,
  'newsletter.subscriber.read': 501,
  'newsletter.subscriber.write': 502,
  'newsletter.group.read': 503,
  'newsletter.group.write': 504,
  'newsletter.message.read': 505,
  'newsletter.message.write': 506,
  'newsletter.settings.read': 507,
  'newsletter.settings.write': 508,
  crm: 600,
  'crm.read': 601,
  'crm.write': 602,
  marketing: 700,
  'marketing.write': 701,
  scheduling: 800,
  'scheduling.read': 801,
  'scheduling.write': 802,
  'domains.add': 900,
  'domains.remove': 901,
  'terms.accept': 1000,
} as const
export type Permission = keyof typeof permissionCodes

/**
 * Permissions of the installation's staff, in the range 2010 to 2068 (C6.10, C6.11). No role of a site grants any of
 * them, and each use that changes data is recorded in the audit trail.
 */
export const staffPowerCodes = {
  'mail.read': 2010,
  'mail.send': 2011,
  'jobs.read': 2012,
  'jobs.change': 2013,
  'backups.read': 2014,
  'backups.make': 2015,
  'labs.change': 2016,
} as const
export type StaffPower = keyof typeof staffPowerCodes

/** C6.01; 5 is reserved (R1.29). */
export const roles = {
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
} as const
export type Role = keyof typeof roles

const every = Object.keys(permissionCodes) as Permission[]
const area = (...areas: string[]): Permission[] =>
  every.filter((name) => areas.some((prefix) => name === prefix || name.startsWith(`${prefix}.`)))
const without = (from: Permission[], ...names: Permission[]): Permission[] =>
  from.filter((name) => !names.includes(name))

const grants: Record<Role, readonly Permission[]> = {
  admin: every,
  websiteManager: without(
    every,
    'admin',
    'settings.removeWebsite',
    'settings.billing',
    'settings.userAccounts',
    'terms.accept',
  ),
  editor: ['basic', 'config', ...area('content', 'comments')],
  storeManager: [
    'basic',
    'config',
    ...without(area('commerce'), 'commerce.payments'),
    'content.media',
    'content.file',
    'activity',
    'activity.analytics',
    'crm',
    'crm.read',
  ],
  billing: ['basic', 'config', 'settings', 'settings.billing', 'terms.accept'],
  reporting: ['basic', 'config', ...area('activity')],
  moderator: ['basic', 'config', 'comments.write', 'comments.moderate'],
  commenter: ['basic', 'comments.write', 'content.look', 'content.file'],
  scheduling: ['basic', 'config', ...area('scheduling')],
  schedulingEditor: ['basic', 'config', ...area('scheduling')],
  schedulingViewer: ['basic', 'config', 'scheduling', 'scheduling.read'],
  campaignsEditor: ['basic', 'config', ...area('newsletter', 'marketing')],
  viewer: ['basic'],
  none: [],
}

/** Returns the permissions of a role on a site. */
export function permissionsOfRole(role: Role): readonly Permission[] {
  return grants[role]
}

/** True when any of the roles grants the permission. */
export function mayDo(assignedRoles: readonly Role[], permission: Permission): boolean {
  return assignedRoles.some((role) => grants[role].includes(permission))
}
