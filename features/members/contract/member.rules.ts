/** Addresses of the product's own pages for members. They work without scripts. */
export const accountPaths = {
  account: '/account',
  signIn: '/account/sign-in',
  secondStep: '/account/second-step',
  join: '/account/join',
  reset: '/account/reset',
  confirm: '/account/confirm',
} as const

/** Limit of addresses of one account. */
export const mostAddresses = 20
