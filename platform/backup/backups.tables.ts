export const backupStates = ['asked', 'running', 'done', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

export interface BackupsTable {
  id: string
  state: BackupState
  asked_at: Date
  started_at: Date | null
  ended_at: Date | null
  name: string | null
  bytes: number | null
  is_encrypted: boolean
  failure: string | null
  tried_at: Date | null
  trial_failure: string | null
}

declare module '#platform/database' {
  interface Tables {
    backups: BackupsTable
  }
}
