const reasons: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EDQUOT: 'the quota is used up',
  EEXIST: 'a file of that name is in its place',
  EIO: 'the disk fails',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the place of a folder',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
}

/** Returns why a file or folder could not be used; undefined for errors of another kind. */
export function fileReason(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? reasons[code] : undefined
}
