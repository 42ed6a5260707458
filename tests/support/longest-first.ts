import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in the order in which they begin: what is left at the end is short, so that no processor waits for one long file.
 * Vitest itself goes by the size of a file where it has no memory of an earlier run, and the longest of all are among the smallest.
 */
const longest = [
  'journeys/every-screen',
  'journeys/commands',
  'journeys/layout',
  'journeys/every-page',
  'journeys/security-browser',
  'journeys/checkout-stripe',
  'journeys/shopfront',
  'journeys/gallery-panel',
  'journeys/store-owner',
  'journeys/recovery',
  'journeys/lightbox',
  // Waits for the images of the samples, which are made meanwhile.
  'journeys/weight',
  'security/planted-holes',
  'security/foreign-ids',
  'command/archive/backup',
  'security/routes',
  'render/overlays',
  'jobs/jobs',
  'security/xss',
  'render/widgets',
  'http/slow-senders',
  'security/inputs',
  'render/search-and-share',
  'render/videos',
  'security/owner-code',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const begins = ({ moduleId }: TestSpecification) => longest.findIndex((name) => moduleId.includes(`/${name}.test.`))
    const [listed, others] = [sorted.filter((file) => begins(file) >= 0), sorted.filter((file) => begins(file) < 0)]
    return [...listed.toSorted((a, b) => begins(a) - begins(b)), ...others]
  }
}
