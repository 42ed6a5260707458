import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in the order in which they begin: what is left at the end is short, so that no processor
 * waits for one long file. Vitest itself goes by the size of a file where it has no memory of an earlier run, and the
 * longest of all are among the smallest.
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
  'operator/import-killed',
  'security/foreign-ids',
  'faults/database-faults',
  'archive/backup',
  'jobs/jobs',
  'security/inputs',
  'render/block-access',
  'locked/locked-content',
  'render/search-and-share',
  'new/new-block',
  'server/import-file',
  'backups/backups-in-s3',
  'render/overlays',
  'backups/backups',
  'security/routes',
  'security/xss',
  'render/videos',
  'sites/site-archive',
  'security/fairness',
  'operator/upgrade',
  'render/widgets',
  'request/slow-senders',
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
