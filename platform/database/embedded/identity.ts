import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account the database server runs as. `uid` and `gid` are set only when it differs from this process's own. */
export interface ServerIdentity {
  readonly uid?: number
  readonly gid?: number
  /** Number of the account, also when it is this process's own. */
  readonly own: number
}

const nobody = 65534

/**
 * PostgreSQL refuses to run as root: it then runs as the owner of its cluster, or as the user `nobody` for a new one.
 */
export function serverIdentity(clusterFolder: string): ServerIdentity {
  const own = process.getuid?.() ?? 0
  if (own !== 0) return { own }
  const owner = ownerOf(clusterFolder)
  return owner && owner.uid !== 0 ? { ...owner, own: owner.uid } : { uid: nobody, gid: nobody, own: nobody }
}

/**
 * Whether the account may walk down to `path` and into it, judged by the permission bits of every folder on the way.
 */
export function isReachableBy(identity: ServerIdentity, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!mayEnter(identity, folder)) return false
    if (folder === dirname(folder)) return true
  }
}

export function ownerOf(path: string): { uid: number; gid: number } | undefined {
  const { uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/** Decides by the permission bits of the folder alone. */
export function mayEnter(identity: ServerIdentity, folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return true
  if (stats.uid === identity.own) return (stats.mode & 0o100) !== 0
  if (identity.uid === undefined) return true
  if (stats.gid === identity.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}
