import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import type { TestCase } from 'vitest/node'
import { type ProductPlant, productPlants } from '../../tests/security/product-plants.ts'

const root = join(import.meta.dirname, '../..')

/** One project for each plant: the product with that one place broken, and the one file of tests that must see it. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // What is kept of a module is found again by its file, whatever a plant made of it.
    fsModuleCache: false,
    restoreMocks: true,
    css: { include: [/\?inline$/] },
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['tests/support/database-server.ts'],
    reporters: [
      {
        onTestCaseResult: (test: TestCase) => {
          process.stdout.write(`${test.result().state} ${test.project.name}: ${test.name}\n`)
        },
      },
    ],
    projects: productPlants.map((plant, at) => ({
      extends: true as const,
      plugins: [breaking(plant)],
      test: {
        name: `plant-${at}`,
        include: [plant.test.file],
        testNamePattern: new RegExp(`^${plant.test.name.replaceAll(/[^\w ]/g, '.')}$`),
        setupFiles: ['tests/support/languages.ts', 'tests/support/after-file.ts'],
        testTimeout: 12_000,
        hookTimeout: 30_000,
      },
    })),
  },
})

/** Throws where the place is not there, or there twice: a plant that breaks nothing proves nothing. */
function breaking({ file, sound, broken }: ProductPlant): Plugin {
  return {
    name: 'planted-hole',
    enforce: 'pre',
    transform(code, id) {
      if (id !== join(root, file)) return null
      if (code.split(sound).length !== 2) throw new Error(`${file} does not hold this once: ${sound}`)
      return code.replace(sound, () => broken)
    },
  }
}
