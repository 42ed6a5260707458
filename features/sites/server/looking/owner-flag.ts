/** Content of the `ss_lastid` cookie (B7.21): the site that its staff member views. It grants nothing. */
export interface OwnerFlag {
  websiteId: string
  /** Whether their only role is to view. */
  isViewer: boolean
  /** Their account, which reports about the visit contain (B6.04). */
  accountId: string
}

export function writeOwnerFlag(flag: OwnerFlag): string {
  return Buffer.from(JSON.stringify(flag)).toString('base64')
}

/** Parses the flag strictly, because anybody can write it. */
export function readOwnerFlag(text: string | undefined): OwnerFlag | null {
  if (text === undefined || text.length > 300) return null
  try {
    const flag = JSON.parse(
      Buffer.from(decodeURIComponent(text), 'base64').toString('utf8'),
    ) as Partial<OwnerFlag> | null
    if (typeof flag?.websiteId !== 'string') return null
    const { websiteId, isViewer, accountId } = flag
    return {
      websiteId,
      isViewer: isViewer === true,
      accountId: /^[0-9a-f]{24}$/.test(accountId ?? '') ? (accountId ?? '') : '',
    }
  } catch {
    return null
  }
}
