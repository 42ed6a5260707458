import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import type { TestCase } from 'vitest/node'
import { type ProductPlant, productPlants } from '../../tests/security/product-plants.ts'
import { placeOf, switchPlants } from './switch-plants.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The plants of a round. */
    plants: readonly NumberedPlant[]
  }
}

interface NumberedPlant extends ProductPlant {
  number: number
}

const root = join(import.meta.dirname, '../..')
const plants: NumberedPlant[] = productPlants.map((plant, number) => ({ ...plant, number }))
const byFile = Map.groupBy(plants, ({ file }) => file)
const fixed = new Set(
  [...byFile].flatMap(([file, planted]) => switchPlants(file, readFileSync(join(root, file), 'utf8'), planted).fixed),
)
const rounds = inRounds(plants.filter(({ number }) => !fixed.has(number)))
const alone = plants.filter(({ number }) => fixed.has(number))

/**
 * The product with one place broken at a time, and the one test that must see it. In a round the product is loaded once
 * and broken while a test runs. A plant in what a file reads once, when it is loaded, has a project of its own.
 */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    css: { include: [/\?inline$/] },
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['tests/support/database-server.ts'],
    reporters: [{ onTestCaseResult: print }],
    projects: [
      ...rounds.map((round, at) => projectOf(`round-${at}`, round, [switching()], false)),
      ...alone.map((plant) => projectOf(`plant-${plant.number}`, [plant], [breaking(plant)], true)),
    ],
  },
})

function projectOf(name: string, planted: readonly NumberedPlant[], plugins: Plugin[], isolate: boolean) {
  const names = planted.map(({ test }) => test.name.replaceAll(/[^\w ]/g, '.'))
  return {
    extends: true as const,
    plugins,
    test: {
      name,
      isolate,
      include: [...new Set(planted.map(({ test }) => test.file))],
      testNamePattern: new RegExp(`^(${names.join('|')})$`),
      setupFiles: ['tests/support/languages.ts', 'tests/support/after-file.ts', 'tools/test/put-plant.ts'],
      provide: { plants: planted },
      testTimeout: 12_000,
      hookTimeout: 30_000,
    },
  }
}

/** As few rounds as there can be: in one, a test sees one plant. */
function inRounds(switchable: readonly NumberedPlant[]): NumberedPlant[][] {
  const found: NumberedPlant[][] = []
  for (const planted of Map.groupBy(switchable, ({ test }) => `${test.file} ${test.name}`).values())
    planted.forEach((plant, at) => (found[at] ??= []).push(plant))
  return found
}

/** `failed plant-3: NAME OF THE TEST` and so on. */
function print(test: TestCase): void {
  const file = relative(root, test.module.moduleId)
  const plant = test.project
    .getProvidedContext()
    .plants.find((planted) => planted.test.file === file && planted.test.name === test.name)
  if (plant) process.stdout.write(`${test.result().state} plant-${plant.number}: ${test.name}\n`)
}

/** All files that hold a plant, each with a switch. */
function switching(): Plugin {
  return {
    name: 'planted-holes',
    enforce: 'pre',
    transform: (code, id) => {
      const file = relative(root, id)
      const planted = byFile.get(file)
      return planted ? switchPlants(file, code, planted).code : null
    },
  }
}

function breaking(plant: NumberedPlant): Plugin {
  return {
    name: 'planted-hole',
    enforce: 'pre',
    // All projects share what was made of their modules, but for those that hold a plant.
    configureVitest: ({ defineCacheKeyGenerator }) => {
      defineCacheKeyGenerator(({ id }) => (byFile.has(relative(root, id)) ? false : null))
    },
    transform(code, id) {
      if (id !== join(root, plant.file)) return null
      const start = placeOf(plant.file, code, plant)
      return code.slice(0, start) + plant.broken + code.slice(start + plant.sound.length)
    },
  }
}
