/** B3.99: required fields of events in the newer form. */
export const neededFields = ['actor', 'action', 'event_owner_team', 'event_source', 'object_type'] as const

const object = ['identifier', 'id', 'display_name', 'value'] as const

/** B3.100–B3.116: fields that are text or null. */
export const nullableFields: readonly string[] = [
  'context_website_identifier',
  'destination_url',
  ...object.map((name) => `object_${name}`),
  'indirect_object_type',
  ...object.map((name) => `indirect_object_${name}`),
  ...['area', 'page', 'section', 'design_identifier'].map((name) => `product_${name}`),
  'user_member_account_id',
  'user_session_id',
  'browser_locale',
  'member_account_locale',
  'website_locale',
  'frontsite_language',
]

/** B3.128 */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const
/** B3.129 */
export const trackingEnvironments = ['dev', 'qa', 'staging', 'prod'] as const

export type CommonData = Record<string, string | null>

/** Returns the valid fields of an event; `drop` is called with the others (B5.23, B5.24). */
export function fittingFields(fields: Readonly<Record<string, unknown>>, drop: (name: string) => void): CommonData {
  const fitting: CommonData = {}
  for (const [name, value] of Object.entries(fields)) {
    const isNeeded = (neededFields as readonly string[]).includes(name)
    const isFit = typeof value === 'string' || (value === null && !isNeeded)
    if (isFit && (isNeeded || nullableFields.includes(name))) fitting[name] = value
    else drop(name)
  }
  return fitting
}
