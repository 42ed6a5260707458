/** The browser's record of the popup (C3.77). */
export interface PopupRecord {
  'date-closed': number
  version: number
  submitted: boolean
}

/** Its name in local storage. */
export const popupRecordName = 'quoin-popup-overlay'

export interface PopupTimes {
  version: number
  showUntilSignup: boolean
  /** C3.76, C9.25: days; -1: never again. */
  displayFrequency: number
}

/** C4.30–C4.33 */
export function showsPopup(record: PopupRecord | null, popup: PopupTimes, now: number): boolean {
  if (!record || record.version < popup.version) return true
  if (record.submitted && popup.showUntilSignup) return false
  if (popup.displayFrequency === -1) return false
  return now >= record['date-closed'] + popup.displayFrequency * 86_400_000
}

export interface PopupPlaces {
  /** Empty for every page. `/shop` includes all pages below it. */
  onlyPath: string
  /** Parts of the referring address and of the campaign in the query; empty for any. */
  referrer: string
  campaign: string
}

/** Whether the popup is meant for this visit. */
export function isForVisit(popup: PopupPlaces, visit: { path: string; referrer: string; query: string }): boolean {
  const path = withoutLastSlashes(popup.onlyPath)
  const isHere = path === '' || visit.path === path || visit.path.startsWith(`${path}/`)
  const campaign = new URLSearchParams(visit.query).get('utm_campaign') ?? ''
  return isHere && visit.referrer.includes(popup.referrer) && campaign.includes(popup.campaign)
}

function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
