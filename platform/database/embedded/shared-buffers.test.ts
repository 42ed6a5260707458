import { expect, test } from 'vitest'
import { sharedBuffers } from './shared-buffers.ts'

const gigabyte = 1024 ** 3

test('a machine or a limit of up to one gigabyte keeps few tables in the server, a larger one more', () => {
  expect([0.5, 1, 1.01, 24].map((size) => sharedBuffers(size * gigabyte))).toEqual(['32MB', '32MB', '128MB', '128MB'])
})
