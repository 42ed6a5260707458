const key = 'quoin:commands'
const most = 6

/** Ids of the commands chosen last in this browser, the latest first. */
export function recentCommands(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberCommand(id: string): void {
  const ids = [id, ...recentCommands().filter((other) => other !== id)].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // A browser without storage lists the commands without the recent ones.
  }
}
