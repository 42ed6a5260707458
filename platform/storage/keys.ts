/** Ends the name of the file that keeps another's content type. */
export const typeSuffix = '.type'

/**
 * Checks a key: names of letters, digits, dots, dashes and underscores between slashes. Anything else is a defect of
 * the caller.
 */
export function checkKey(key: string): string {
  const parts = key.split('/')
  const isSound =
    key.length <= 400 && parts.every((part) => /^[a-z0-9_][\w.-]*$/i.test(part)) && !key.endsWith(typeSuffix)
  if (!isSound) throw new Error(`“${key}” is not a storage key.`)
  return key
}
