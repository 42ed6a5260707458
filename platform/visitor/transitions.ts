/**
 * Returns an entry of a table of transitions. An unknown name is a defect of the page, reported as documented (B5.22).
 */
export function transitionNamed<T>(transitions: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (found === undefined) throw new Error(`Could not find transition named ${name}`)
  return found
}
