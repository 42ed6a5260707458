import { join } from 'node:path'
import type { RestoreTarget } from '#platform/backup'
import { projectRoot } from '../server/project-root.ts'
import type { Settings } from '../server/read-environment.ts'
import { keepFormerSecrets, keepSecret } from '../server/read-secret.ts'

/** Returns the installation of these settings as a place for a backup. */
export function restoreTarget({ config, isEmbedded }: Settings): RestoreTarget {
  return {
    config,
    isEmbedded,
    migrationsFolder: join(projectRoot(), 'migrations'),
    isSecretGiven: Boolean(process.env['QUOIN_SECRET']),
    keepSecrets: ([secret = '', ...former]) => {
      keepSecret(config.dataFolder, secret)
      keepFormerSecrets(config.dataFolder, former)
    },
  }
}
