/**
 * All cookies of the product; no others are set, and a request may carry each of them once. Names of our own begin with
 * `__Host-`, so that no neighbour on the same domain can set them; the others are those of the written contract
 * (decision 25).
 */
export const cookieTable = {
  /** Owner's session, on platform and admin hosts only. */
  '__Host-quoin': { httpOnly: true, hosts: ['platform', 'admin'] },
  /** A browser from which someone has signed in: strangers' failures do not lock it out. On the platform host only. */
  '__Host-device': { httpOnly: true, hosts: ['platform'] },
  /** Second factor required after the password; valid for minutes. */
  '__Host-second-step': { httpOnly: true, hosts: ['platform', 'public'] },
  /** Identifies a browser without a session for its crumb. Random, grants nothing. */
  '__Host-browser': { httpOnly: true, hosts: ['platform', 'admin', 'public'] },
  /** C3: HMAC over session or browser id; read by scripts, sent back as `crumb`. */
  crumb: { httpOnly: false, hosts: ['platform', 'admin', 'public'] },
  /** Locked pages that this browser has opened. */
  '__Host-access': { httpOnly: true, hosts: ['public'] },
  '__Host-cart': { httpOnly: true, hosts: ['public'] },
  /** Product ids on this browser's wishlist. Scripts read it; it grants nothing. */
  '__Host-wishlist': { httpOnly: false, hosts: ['public'] },
  /** Language of the site in which this visitor reads the product's texts. Grants nothing. */
  '__Host-language': { httpOnly: true, hosts: ['public'] },
  /** Last comment by a visitor without an account in this browser. */
  '__Host-commenter': { httpOnly: true, hosts: ['public'] },
  '__Host-member': { httpOnly: true, hosts: ['public'] },
  '__Host-preview': { httpOnly: true, hosts: ['public'] },
  /** A sealed proof that the browser belongs to the site's staff, who see disabled notices. */
  '__Host-staff': { httpOnly: true, hosts: ['public'] },
  ss_lastid: { httpOnly: false, hosts: ['public'] },
  '__Host-cartCount': { httpOnly: false, hosts: ['public'] },
  '__Host-isMember': { httpOnly: false, hosts: ['public'] },
  ss_cvr: { httpOnly: false, hosts: ['public'] },
  ss_cvt: { httpOnly: false, hosts: ['public'] },
  /** B9.71: identifies the events of one browser that consented. */
  '__Host-analyticsId': { httpOnly: false, hosts: ['public'] },
  /** Source of a visitor who consented to measurement, for the sales by source. */
  '__Host-visitSource': { httpOnly: true, hosts: ['public'] },
  ss_cookieAllowed: { httpOnly: false, hosts: ['public'] },
  /** Number of the stored choice about cookies. */
  '__Host-consent': { httpOnly: true, hosts: ['public'] },
  /** C4.07: a cookie of the written contract, which is only removed. */
  SS_MATTR: { httpOnly: false, hosts: ['public'] },
  SS_MID: { httpOnly: false, hosts: ['public'] },
  SS_lastvisit: { httpOnly: false, hosts: ['public'] },
  user_segment: { httpOnly: false, hosts: ['public'] },
  ss_cid: { httpOnly: false, hosts: ['public'] },
  ss_cpvisit: { httpOnly: false, hosts: ['public'] },
  ss_cvisit: { httpOnly: false, hosts: ['public'] },
  ss_override: { httpOnly: false, hosts: ['public'] },
  ss_expandedFrame: { httpOnly: false, hosts: ['public'] },
  ss_disableUserScripts: { httpOnly: false, hosts: ['public'] },
} as const satisfies Record<string, { httpOnly: boolean; hosts: readonly ('platform' | 'admin' | 'public')[] }>

export type CookieName = keyof typeof cookieTable
