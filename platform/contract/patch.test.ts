import { expect, test } from 'vitest'
import { z } from 'zod'
import { patchOf } from './patch.ts'

const settings = z.object({ title: z.string().default(''), count: z.number().min(1).default(1), note: z.string() })

test('a field that a patch leaves out is not given its starting value', () => {
  expect(patchOf(settings).parse({ note: 'kept' })).toEqual({ note: 'kept' })
})

test('a field of a patch is held to its own rule', () => {
  expect(patchOf(settings).safeParse({ count: 0 }).success).toBe(false)
})
