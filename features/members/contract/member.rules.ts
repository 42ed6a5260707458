/** Addresses of the product's own pages for members. They work without scripts. */
export const accountPaths = {
  account: '/account',
  signIn: '/account/sign-in',
  join: '/account/join',
  reset: '/account/reset',
  confirm: '/account/confirm',
} as const

/** C7.39: proves to the server that a script of our own page makes the call. */
export const xsrfHeader = 'X-SiteUser-XSRF-Token'

/** More would be a shop's depot, not a person's address book. */
export const mostAddresses = 20
