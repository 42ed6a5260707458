/** Reserved first labels of hosts, which no site may have as its name. */
export const reservedSiteNames = [
  'admin',
  'www',
  'api',
  'files',
  'static',
  'mail',
  'app',
  'assets',
  'account',
  'accounts',
  'billing',
  'blog',
  'cdn',
  'config',
  'dashboard',
  'docs',
  'ftp',
  'help',
  'imap',
  'localhost',
  'login',
  'media',
  'ns1',
  'ns2',
  'pop',
  'pop3',
  'preview',
  'root',
  'smtp',
  'ssl',
  'staff',
  'status',
  'support',
  'system',
  'universal',
  'webmail',
] as const

export const siteNameMin = 2
export const siteNameMax = 63
export const siteTitleMax = 120
export const removedSitesKeptDays = 30
export const invitationDays = 7

/** A site's name is one label of a host: letters a–z, digits and dashes, no dash at either end, no `xn--`. */
export function isSiteName(name: string): boolean {
  return (
    name.length >= siteNameMin &&
    name.length <= siteNameMax &&
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name) &&
    !name.startsWith('xn--') &&
    !(reservedSiteNames as readonly string[]).includes(name)
  )
}

/** Suggests a name for a title: without accents, and with dashes for everything else. It may be too short. */
export function suggestSiteName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, siteNameMax)
    .replace(/^-+|(?<!-)-+$/g, '')
}

export const sitesPerAccount = 500
