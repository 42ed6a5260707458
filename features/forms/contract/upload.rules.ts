/**
 * File extensions that visitors may upload, by purpose. The browser offers them; the server checks the first bytes as
 * well.
 */
export const uploadGroups = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic'],
  documents: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'xls', 'xlsx', 'ods', 'csv', 'ppt', 'pptx', 'odp'],
  sound: ['mp3', 'm4a', 'wav', 'ogg'],
  video: ['mp4', 'mov', 'webm'],
  archives: ['zip'],
} as const
export type UploadGroup = keyof typeof uploadGroups
export const uploadGroupNames = Object.keys(uploadGroups) as [UploadGroup, ...UploadGroup[]]

export const largestUploadMb = 50
export const mostUploads = 10
/** Limit for all files of one submission. */
export const largestSubmissionMb = 100
/** Limit for all files of one site's forms. */
export const largestStoreGb = 5

export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function isTakenType(name: string, groups: readonly UploadGroup[]): boolean {
  return groups.some((group) => (uploadGroups[group] as readonly string[]).includes(extensionOf(name)))
}

/** Value of the `accept` attribute of a file control. */
export function acceptOf(groups: readonly UploadGroup[]): string {
  return groups.flatMap((group) => uploadGroups[group].map((ending) => `.${ending}`)).join(',')
}

/** Returns the entry of a file in an answer: its id and name. */
export function fileEntry({ id, name }: { id: string; name: string }): string {
  return `${id} ${name}`
}

export function readFileEntry(entry: string): { id: string; name: string } {
  return { id: entry.slice(0, 24), name: entry.slice(25) }
}
