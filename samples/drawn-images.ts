import type { ImagePlan } from './plan.ts'

/** Images that are drawn by code when a site is started from a sample, each with what it shows. */
export function drawnImages(
  drawings: Readonly<Record<string, string>>,
  altOf: Readonly<Record<string, string>> | ((name: string) => string),
): Record<string, ImagePlan> {
  const alts = typeof altOf === 'function' ? altOf : (name: string) => altOf[name] ?? ''
  return Object.fromEntries(
    Object.entries(drawings).map(([name, svg]) => [name, { file: `${name}.svg`, alt: alts(name), svg }]),
  )
}
