import { afterAll } from 'vitest'
import { cleanUp } from './at-end.ts'
import { closeWindows } from './browser.ts'

afterAll(async () => {
  await closeWindows()
  await cleanUp()
})
