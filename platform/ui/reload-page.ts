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
 * Reloads the page at the same place, because only a newer page names the newer files. It happens automatically once
 * for each version of the page, and not while a form has unsaved changes. Returns whether the page is about to reload.
 */
export function reloadOnce(): boolean {
  if (hasUnsaved()) return false
  try {
    if (sessionStorage.getItem(key) === version()) return false
    sessionStorage.setItem(key, version())
  } catch {
    // The page could reload forever when it cannot store that it has reloaded.
    return false
  }
  reloadPage()
  return true
}

/** The address of the first script contains a hash of everything that it imports. */
function version(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
}

/** Loads the page again; the browser asks first where a form has changes that are not saved. */
export function reloadPage(): void {
  window.location.reload()
}
