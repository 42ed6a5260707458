/**
 * Every cookie of the product. Nothing else is ever set; of the named ones a request may carry each once. Names that
 * are ours to choose begin with `__Host-`, so that no neighbour on the same domain can set them; the others are those
 * of the written contract (decision 25).
 */
export const cookieTable = {
  /** Owner's session, on platform and admin hosts only. */
  '__Host-quoin': { httpOnly: true, hosts: ['platform', 'admin'] },
  /** A browser from which someone has signed in: strangers' failures do not lock it out. On the platform host only. */
  '__Host-device': { httpOnly: true, hosts: ['platform'] },
  /** A password was shown, and a second factor is asked for: minutes. */
  '__Host-second-step': { httpOnly: true, hosts: ['platform', 'public'] },
  /** Browser that a crumb belongs to without a session. Random, grants nothing. */
  '__Host-browser': { httpOnly: true, hosts: ['platform', 'admin', 'public'] },
  /** C3: HMAC over session or browser id; read by scripts, sent back as `crumb`. */
  crumb: { httpOnly: false, hosts: ['platform', 'admin', 'public'] },
  /** Which locked pages this browser has opened. */
  '__Host-access': { httpOnly: true, hosts: ['public'] },
  '__Host-cart': { httpOnly: true, hosts: ['public'] },
  /** Product ids on this browser's wishlist. Scripts read it; it grants nothing. */
  '__Host-wishlist': { httpOnly: false, hosts: ['public'] },
  /** In which of the site's languages this visitor reads our sentences. Grants nothing. */
  '__Host-language': { httpOnly: true, hosts: ['public'] },
  /** Last comment by a visitor without an account in this browser. */
  '__Host-commenter': { httpOnly: true, hosts: ['public'] },
  '__Host-member': { httpOnly: true, hosts: ['public'] },
  '__Host-preview': { httpOnly: true, hosts: ['public'] },
  /** A sealed proof that its browser belongs to the site's staff. It shows notices that are switched off. */
  '__Host-staff': { httpOnly: true, hosts: ['public'] },
  ss_lastid: { httpOnly: false, hosts: ['public'] },
  '__Host-cartCount': { httpOnly: false, hosts: ['public'] },
  '__Host-isMember': { httpOnly: false, hosts: ['public'] },
  ss_cvr: { httpOnly: false, hosts: ['public'] },
  ss_cvt: { httpOnly: false, hosts: ['public'] },
  /** B9.71: tells events of one browser from those of others, where it agreed to that. */
  '__Host-analyticsId': { httpOnly: false, hosts: ['public'] },
  /** Where the visitor came from, where they agreed to be measured; the sales by source are counted by it. */
  '__Host-visitSource': { httpOnly: true, hosts: ['public'] },
  ss_cookieAllowed: { httpOnly: false, hosts: ['public'] },
  /** The number under which a choice about cookies was written down. */
  '__Host-consent': { httpOnly: true, hosts: ['public'] },
  /** C4.07: of the written contract, only ever taken away. */
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
