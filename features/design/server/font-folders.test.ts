import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fonts } from '#platform/theme'
import { expect, test, vi } from 'vitest'
import { fontFolders } from './font-folders.ts'

test('the typefaces are found in every folder from which the server starts', () => {
  const elsewhere = vi.spyOn(process, 'cwd').mockReturnValue(tmpdir())
  const files = fontFolders().map((folder) => readdirSync(folder).filter((name) => name.endsWith('.woff2')).length)
  elsewhere.mockRestore()
  expect(files).toHaveLength(fonts.length)
  expect(Math.min(...files)).toBeGreaterThan(0)
})
