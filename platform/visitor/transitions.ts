/**
 * The entry of a table of transitions. A name that nobody knows is a defect of the page, said as documented (B5.22).
 */
export function transitionNamed<T>(transitions: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (found === undefined) throw new Error(`Could not find transition named ${name}`)
  return found
}
