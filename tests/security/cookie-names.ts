/** Names of the written contract (decision 25): they stay as they are, and grant nothing. */
const ofContract: ReadonlySet<string> = new Set([
  'crumb',
  'ss_cookieAllowed',
  'ss_cvr',
  'ss_cvt',
  'ss_disableUserScripts',
  'ss_expandedFrame',
  'ss_lastid',
  'ss_override',
])

/** Cookies that a neighbour on the same domain can set although their names are ours to choose. */
export function plainNames(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith('__Host-') && !ofContract.has(name))
}
