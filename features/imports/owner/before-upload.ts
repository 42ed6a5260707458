import { type ComponentType, createContext } from 'react'

/** What has to be known before a file is read; it may show a question. */
export interface BeforeUploadProps {
  file: File
  onReady: () => void
  onCancel: () => void
}

/** The application gives what later features want to know; without it a file is sent as soon as it is chosen. */
export const BeforeUploadContext = createContext<ComponentType<BeforeUploadProps> | null>(null)
