import { projectOf } from './test-files.ts'

/**
 * Tests of the tests, drills for operators, walks over everything, rare cases and the longest journeys, each with its
 * seconds. An ordinary run takes a fifth of them. None is the only proof of a fact, since most runs leave it out.
 */
const secondsOf: Readonly<Record<string, number>> = {
  'apps/command/new/new-block.test.ts': 95,
  'apps/restore/restore-backup.test.ts': 60,
  'apps/server/supervise.test.ts': 30,
  'features/catalog/server/listing/bounded-lists.test.ts': 25,
  'features/imports/server/import-file.test.ts': 30,
  'features/imports/server/too-much.test.ts': 65,
  'features/pages/blocks/markdown/hostile-markdown.test.ts': 15,
  'platform/backup/backups-in-s3.test.ts': 60,
  'platform/backup/backups.test.ts': 60,
  'platform/backup/point-in-time.test.ts': 90,
  'platform/database/embedded/move-cluster.test.ts': 20,
  'platform/database/embedded/open-embedded.test.ts': 30,
  'platform/jobs/jobs.test.ts': 30,
  'samples/links.test.ts': 60,
  'tests/faults/database-faults.test.ts': 50,
  'tests/faults/killed-processes.test.ts': 40,
  'tests/journeys/backups.test.ts': 115,
  'tests/journeys/bundles.test.ts': 30,
  'tests/journeys/closed-places.test.ts': 15,
  'tests/journeys/commands.test.ts': 60,
  'tests/journeys/dev.test.ts': 40,
  'tests/journeys/drag-marks.test.ts': 25,
  'tests/journeys/editor-people.test.ts': 55,
  'tests/journeys/editor-several.test.ts': 35,
  'tests/journeys/every-page.test.ts': 100,
  'tests/journeys/every-screen.test.ts': 150,
  'tests/journeys/file-drop.test.ts': 15,
  'tests/journeys/form-links.test.ts': 15,
  'tests/journeys/forms-in-two-languages.test.ts': 55,
  'tests/journeys/gallery-layout.test.ts': 25,
  'tests/journeys/gallery-panel.test.ts': 40,
  'tests/journeys/import-elsewhere.test.ts': 60,
  'tests/journeys/import-people.test.ts': 15,
  'tests/journeys/import-table.test.ts': 65,
  'tests/journeys/invite-by-email.test.ts': 30,
  'tests/journeys/late-tools.test.ts': 65,
  'tests/journeys/layout.test.ts': 350,
  'tests/journeys/linked-sections.test.ts': 40,
  'tests/journeys/long-commands.test.ts': 125,
  'tests/journeys/membership-once.test.ts': 15,
  'tests/journeys/membership-returned.test.ts': 15,
  'tests/journeys/menu-links.test.ts': 70,
  'tests/journeys/newsletter-sign-up.test.ts': 65,
  'tests/journeys/operator.test.ts': 90,
  'tests/journeys/order-changed.test.ts': 45,
  'tests/journeys/own-data.test.ts': 35,
  'tests/journeys/owner-doors.test.ts': 35,
  'tests/journeys/owner-people.test.ts': 65,
  'tests/journeys/palette-drag.test.ts': 15,
  'tests/journeys/palette-late.test.ts': 15,
  'tests/journeys/paste.test.ts': 35,
  'tests/journeys/product-page.test.ts': 25,
  'tests/journeys/product-screen.test.ts': 60,
  'tests/journeys/product-videos.test.ts': 50,
  'tests/journeys/recovery.test.ts': 30,
  'tests/journeys/refused-forms.test.ts': 30,
  'tests/journeys/review-photos.test.ts': 55,
  'tests/journeys/running-jobs.test.ts': 50,
  'tests/journeys/second-factor.test.ts': 60,
  'tests/journeys/security-browser.test.ts': 70,
  'tests/journeys/shop-collection.test.ts': 50,
  'tests/journeys/shop-window.test.ts': 20,
  'tests/journeys/shopfront.test.ts': 80,
  'tests/journeys/site-emails.test.ts': 15,
  'tests/journeys/start-sample.test.ts': 15,
  'tests/journeys/static-copy.test.ts': 65,
  'tests/journeys/step-up-hosts.test.ts': 15,
  'tests/journeys/store-catalogue.test.ts': 130,
  'tests/journeys/text-marks.test.ts': 15,
  'tests/journeys/two-webs.test.ts': 15,
  'tests/journeys/walk-blog.test.ts': 60,
  'tests/journeys/walk-shop.test.ts': 80,
  'tests/journeys/webhook-replay.test.ts': 15,
  'tests/journeys/weight-of-starts.test.ts': 100,
  'tests/journeys/write-post.test.ts': 60,
  'tests/operator/certificates.test.ts': 30,
  'tests/operator/idle-memory.test.ts': 30,
  'tests/operator/import-killed.test.ts': 140,
  'tests/operator/upgrade.test.ts': 60,
  'tests/render/block-access.test.ts': 40,
  'tests/security/fairness.test.ts': 20,
  'tests/security/foreign-ids.test.ts': 60,
  'tests/security/hostile-bodies.test.ts': 30,
  'tests/security/kept-variants.test.ts': 25,
  'tests/security/planted-holes.test.ts': 240,
  'tests/security/routes.test.ts': 35,
  'tests/security/stalls.test.ts': 30,
  'tests/security/xss.test.ts': 40,
  'tests/sites/damaged-files.test.ts': 100,
  'tests/sites/hostile-site-archive.test.ts': 15,
  'tests/sites/site-archive.test.ts': 30,
  'tools/launcher.test.ts': 40,
  'tools/mutate/interruption.test.ts': 30,
  'tools/test/files/run-files.test.ts': 60,
}

export const thoroughFiles: readonly string[] = Object.keys(secondsOf)

const parts = 5

/** The part of each file. Every file goes to the part that has the fewest seconds yet, the longest first. */
const partOfFile: ReadonlyMap<string, number> = dealt()

function dealt(): Map<string, number> {
  const seconds = Array.from({ length: parts }, () => 0)
  const dealtTo = new Map<string, number>()
  for (const [file, took] of Object.entries(secondsOf).toSorted(([, a], [, b]) => b - a)) {
    const lightest = seconds.indexOf(Math.min(...seconds))
    dealtTo.set(file, lightest)
    seconds[lightest] = (seconds[lightest] ?? 0) + took
  }
  return dealtTo
}

export interface ThoroughChoice {
  /** Runs all of them. */
  thorough: boolean
  /** The whole hash of the commit that is tested; null outside of a repository. */
  commit: string | null
  /** Test files that a change reaches. */
  reached: readonly string[]
}

/** The thorough files that a run leaves out. */
export function leftOutThorough({ thorough, commit, reached }: ThoroughChoice): string[] {
  if (thorough) return []
  return thoroughFiles.filter((file) => partOfFile.get(file) !== partOf(commit) && !reached.includes(file))
}

/** A commit always chooses the same fifth, so that a failure can be repeated. */
function partOf(commit: string | null): number {
  return commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16) % parts
}

/** Roughly the seconds that these thorough files take, one after the other. */
export function thoroughSeconds(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (secondsOf[file] ?? 0), 0)
}

/** Says in a line what a run leaves out; null when it leaves nothing out. */
export function leftOutLine(leftOut: readonly string[]): string | null {
  if (leftOut.length === 0) return null
  const journeys = leftOut.filter((file) => projectOf(file) === 'journeys').length
  return `Left out, because only ./quoin test --thorough runs all of them: ${leftOut.length} thorough test files (${journeys} journeys): ${leftOut.join(', ')}.`
}
