/** Names of the written contract (decision 25): they stay as they are, and grant nothing. */
const ofContract: ReadonlySet<string> = new Set([
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'crumb',
  'ss_cid',
  'ss_cookieAllowed',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
  'ss_disableUserScripts',
  'ss_expandedFrame',
  'ss_lastid',
  'ss_override',
  'user_segment',
])

/** Cookies that a neighbour on the same domain can set although their names are ours to choose. */
export function plainNames(names: readonly string[]): string[] {
  return names.filter((name) => !name.startsWith('__Host-') && !ofContract.has(name))
}

/**
 * Lines that browsers refuse, or that let others have a cookie: one of ours has to be secure, of this host alone, and
 * sent by no other site's form.
 */
export function faultyCookies(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const flags = line
      .split(';')
      .slice(1)
      .map((flag) => flag.trim().toLowerCase())
    const isOfHost = flags.includes('path=/') && !flags.some((flag) => flag.startsWith('domain='))
    return !isOfHost || !flags.includes('samesite=lax') || (line.startsWith('__Host-') && !flags.includes('secure'))
  })
}
