/** What this process knows of changes: per site the newest epoch, and at which epoch each tag last changed. */
export interface Epochs {
  newest: (websiteId: string) => number
  /** Whether any of the tags changed after `epoch`. */
  changedSince: (websiteId: string, tags: readonly string[], epoch: number) => boolean
  note: (websiteId: string, tag: string, epoch: number) => void
  /** Called with the site and tag of every change noted from here on. */
  onChange: (listener: (websiteId: string, tag: string) => void) => void
}

export function makeEpochs(): Epochs {
  const sites = new Map<string, { newest: number; tags: Map<string, number> }>()
  const listeners: ((websiteId: string, tag: string) => void)[] = []
  return {
    newest: (websiteId) => sites.get(websiteId)?.newest ?? 0,
    changedSince: (websiteId, tags, epoch) => {
      const known = sites.get(websiteId)?.tags
      return known !== undefined && tags.some((tag) => (known.get(tag) ?? 0) > epoch)
    },
    note: (websiteId, tag, epoch) => {
      const site = sites.get(websiteId) ?? { newest: 0, tags: new Map<string, number>() }
      sites.set(websiteId, site)
      if ((site.tags.get(tag) ?? 0) >= epoch) return
      site.tags.set(tag, epoch)
      site.newest = Math.max(site.newest, epoch)
      for (const listener of listeners) listener(websiteId, tag)
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
