export interface Robots {
  mayRead: (path: string) => boolean
  /** Pause between two requests that the site asks for, in seconds. */
  delay: number
  siteMaps: readonly string[]
}

interface Rule {
  isAllowed: boolean
  path: string
}

/** Returns the site's rules for our crawler by name, or else those for all crawlers. */
export function robotsIn(text: string): Robots {
  const groups = new Map<string, { rules: Rule[]; delay: number }>()
  const siteMaps: string[] = []
  let agents: string[] = []
  let isListing = false
  for (const line of text.slice(0, 500_000).split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const key = name.toLowerCase()
    const wanted = value.trim()
    if (key === 'sitemap') siteMaps.push(wanted)
    else if (key === 'user-agent') {
      agents = isListing ? [...agents, wanted.toLowerCase()] : [wanted.toLowerCase()]
      isListing = true
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, { rules: [], delay: 0 })
    } else if (key !== '') {
      isListing = false
      for (const group of agents.flatMap((agent) => groups.get(agent) ?? [])) {
        if ((key === 'disallow' || key === 'allow') && wanted !== '')
          group.rules.push({ isAllowed: key === 'allow', path: wanted })
        if (key === 'crawl-delay') group.delay = Math.max(0, Number(wanted) || 0)
      }
    }
  }
  const own = groups.get('quoin') ?? groups.get('*') ?? { rules: [], delay: 0 }
  return { mayRead: (path) => isAllowed(own.rules, path), delay: own.delay, siteMaps }
}

/** The longest matching rule decides; of two equally long ones the one that allows. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  const [first] = rules
    .filter((rule) => fits(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed))
  return first?.isAllowed ?? true
}

/** `*` matches any text, and `$` the end. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  let at = 0
  for (const [index, part] of parts.entries()) {
    const next = index === 0 ? (path.startsWith(part) ? 0 : -1) : path.indexOf(part, at)
    if (next < 0) return false
    at = next + part.length
  }
  return !isWhole || at === path.length || parts.at(-1) === ''
}
