import { relative } from 'node:path'
import { afterEach, beforeEach, inject } from 'vitest'
import { root } from './run-step.ts'
import { putInForce } from './switch-plants.ts'

// Set-up of every file of a round: while a test runs that must see a plant, that plant is in force.
beforeEach(({ task }) => {
  const file = relative(root, task.file.filepath)
  putInForce(inject('plants').find(({ test }) => test.file === file && test.name === task.name)?.number ?? null)
})

afterEach(() => putInForce(null))
