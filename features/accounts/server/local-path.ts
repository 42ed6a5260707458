/** T28: a path of the same host, or the fallback. Anything that a browser could read as another host is refused. */
export function localPath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith('/') || wanted.length > 2000 || /^[/\\]{2}|[\\\p{Cc}]/u.test(wanted)) return fallback
  try {
    const { origin, pathname, search, hash } = new URL(wanted, 'http://here.invalid')
    return origin === 'http://here.invalid' && !pathname.startsWith('//') ? pathname + search + hash : fallback
  } catch {
    return fallback
  }
}
