import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All journeys run on one installation, where the second site of a name is refused. */
test('no two journeys make a site of the same name', () => {
  const folder = new URL('../journeys/', import.meta.url)
  const filesOf = new Map<string, string[]>()
  for (const file of readdirSync(folder)) {
    for (const [, title = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(
      /(?:'Site title'\)\.fill\(|newSite\([\w.]+, )'([^']+)'/g,
    )) {
      const name = title.toLowerCase()
      filesOf.set(name, [...(filesOf.get(name) ?? []), file])
    }
  }
  expect(filesOf.size).toBeGreaterThan(20)
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([])
})
