/**
 * Returns the normal form of a path: decoded, composed, one slash between its parts and none at its end; null when it
 * is invalid.
 */
export function decodedPath(raw: string): string | null {
  try {
    const text = decodeURIComponent(raw).normalize('NFC')
    if (hasControl(text)) return null
    const joined = `/${text
      .split('/')
      .filter((part) => part !== '')
      .join('/')}`
    return joined.split('/').some((part) => part === '.' || part === '..') ? null : joined
  } catch {
    return null
  }
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\')
}

/** Tells whether a path as it was sent is a decoded one in another spelling. */
export function isSamePath(path: string, raw: string): boolean {
  try {
    return decodeURIComponent(raw).normalize('NFC') === path
  } catch {
    return false
  }
}

/** True for a path of the same host: without scheme, another host, or control characters. */
export function isOwnPath(path: string): boolean {
  // Browsers drop control characters before they parse an address, and treat a backslash as a slash.
  if (!path.startsWith('/') || hasControl(path) || path.startsWith('//')) return false
  return URL.canParse(path, 'http://own.invalid') && new URL(path, 'http://own.invalid').host === 'own.invalid'
}
