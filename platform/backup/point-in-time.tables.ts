export interface ArchivedWalTable {
  name: string
  bytes: number
  archived_at: Date
}

export interface RemovedFilesTable {
  key: string
  removed_at: Date
}

declare module '#platform/database' {
  interface Tables {
    archived_wal: ArchivedWalTable
    removed_files: RemovedFilesTable
  }
}
