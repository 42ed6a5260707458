import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allSites } from '#features/sites/server'
import type { ArchiveSource, RestoreResult } from '#platform/backup'
import type { OutsideTransaction, PlatformContext, Product } from '#platform/context'
import type { Log } from '#platform/log'
import { openInstallation } from '../server/open-installation.ts'
import type { Settings } from '../server/read-environment.ts'
import { readFormerSecrets, readSecret } from '../server/read-secret.ts'
import { startWeb } from '../server/web.ts'
import { restoreBackup } from './restore-backup.ts'

export interface Trial extends RestoreResult {
  readonly sites: number
  /** Names of sites whose first page is not served. */
  readonly broken: readonly string[]
}

interface TrialParts {
  readonly settings: Settings
  readonly product: Product
  readonly log: Log
}

/**
 * Restores a backup into a folder of its own with a database of its own, serves the first page of each site from it,
 * and removes it all. The installation itself is not touched, whatever database and store it has.
 */
export async function tryBackup({ settings, product, log }: TrialParts, archive: ArchiveSource): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-trial-'))
  try {
    const config = {
      ...settings.config,
      dataFolder: folder,
      databaseUrl: '',
      storageUrl: pathToFileURL(join(folder, 'files')).href,
      smtpUrl: '',
      backups: undefined,
    }
    const own = { ...settings, config, isEmbedded: true }
    const restored = await restoreBackup(own, archive, { force: false })
    const secret = readSecret(folder, undefined)
    const formerSecrets = readFormerSecrets(folder, undefined, secret)
    const parts = { product, log, settings: { ...own, config: { ...config, secret, formerSecrets } } }
    const installation = await openInstallation(parts)
    try {
      return { ...restored, ...(await servedSites(installation.ctx)) }
    } finally {
      await installation.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function servedSites(ctx: OutsideTransaction<PlatformContext>): Promise<Pick<Trial, 'sites' | 'broken'>> {
  const sites = await allSites(ctx)
  const web = await startWeb(ctx, { port: 0, bind: '127.0.0.1', keepsPages: false })
  try {
    const broken: string[] = []
    for (const { name } of sites)
      if ((await statusOf(web.port, `${name}.${ctx.config.sitesHost}`)) >= 500) broken.push(name)
    return { sites: sites.length, broken }
  } finally {
    await web.stop()
  }
}

function statusOf(port: number, host: string): Promise<number> {
  return new Promise((resolve) => {
    const req = request({ host: '127.0.0.1', port, path: '/', headers: { host }, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    req.on('error', () => resolve(599)).end()
  })
}
