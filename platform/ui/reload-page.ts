import { hasUnsaved } from './forms/unsaved.ts'

const key = 'quoin-reloaded-for'

/**
 * The error of a file that the server no longer has, because a newer version with other files is installed. The build's
 * preload helper and the loader of words throw it.
 */
export function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'FileGone'
}

/**
 * Loads the page again at the same place, because only the newer page names the newer files. It does so by itself once
 * for each version of the page, and not while a form has changes that are not saved. Answers whether the page is about
 * to go.
 */
export function reloadOnce(): boolean {
  if (hasUnsaved()) return false
  try {
    if (sessionStorage.getItem(key) === version()) return false
    sessionStorage.setItem(key, version())
  } catch {
    // The page could reload for ever, because it cannot remember that it has.
    return false
  }
  reloadPage()
  return true
}

/** The address of the first script holds a hash of all that it imports. */
function version(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
}

/** Loads the page again; the browser asks first where a form has changes that are not saved. */
export function reloadPage(): void {
  window.location.reload()
}
