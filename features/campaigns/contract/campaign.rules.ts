export const campaignStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Who may open the page of a campaign: no visitor, people with its link, or all visitors and search engines. */
export const archiveChoices = ['off', 'link', 'public'] as const
export type ArchiveChoice = (typeof archiveChoices)[number]

export const blockTypes = ['heading', 'text', 'image', 'button', 'card', 'divider'] as const
export type CampaignBlockType = (typeof blockTypes)[number]

export const campaignLimits = {
  subject: 200,
  preheader: 200,
  blocks: 60,
  lists: 50,
  /** JSON characters of one text. */
  text: 50_000,
  link: 1000,
  /** Bytes of a report about a bounce or a complaint. */
  report: 256 * 1024,
} as const

/** Size in bytes above which Gmail cuts an email off. */
export const clippedBytes = 100_000

/** Path below which campaigns with a page are found. */
export const archivePath = (id: string): string => `/newsletter/${id}`

/** Tells whether an address works in an email: a page of the site, a web address, an email address or a number. */
export function isCampaignLink(href: string): boolean {
  return /^(?:\/(?!\/)|https?:\/\/[^\s/]|mailto:[^\s]+@|tel:[+\d])/i.test(href)
}

/** Campaigns whose content can be changed. */
export function isEditable(state: CampaignState): boolean {
  return state === 'draft'
}

/** Campaigns whose page may be opened, if their archive is on. */
export function isArchived(state: CampaignState): boolean {
  return state === 'sending' || state === 'stopped' || state === 'sent'
}
