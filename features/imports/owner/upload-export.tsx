import { createElement, useCallback, useContext, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { FileDrop, Progress, sentenceOf, toast, upload, useLanguage, useWords } from '#platform/ui'
import { type Import, importsApi } from '../contract/index.ts'
import { BeforeUploadContext } from './before-upload.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

const types = [
  'text/xml',
  'application/xml',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/json',
  'application/zip',
]
const accepted = ['.xml', '.csv', '.tsv', '.txt', '.xlsx', '.ods', '.json', '.zip', '.vcf', '.ics', ...types]

/** Uploads a file of another system as soon as its required settings are known. */
export function UploadExport({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useWords(importsOwnerMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const beforeUpload = useContext(BeforeUploadContext)
  const [chosen, setChosen] = useState<File | null>(null)
  const send = async (file: File) => {
    setProgress({ name: file.name, part: 0 })
    try {
      const uploaded = await upload<Import>(importsApi.upload.path, file, {}, (part) =>
        setProgress({ name: file.name, part }),
      )
      onUploaded(uploaded.id)
      void client.invalidateQueries({ queryKey: [importsApi.imports.path] })
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    setProgress(null)
  }
  const forget = useCallback(() => setChosen(null), [])
  const choose = ([file]: readonly File[]) => {
    if (file && beforeUpload) setChosen(file)
    else if (file) void send(file)
  }
  const sendChosen = () => {
    if (chosen) void send(chosen)
    forget()
  }
  return (
    <>
      <div className="import-drop">
        <FileDrop accept={accepted} onFiles={choose}>
          {progress && <Progress label={t('uploading', { name: progress.name })} value={progress.part * 100} />}
        </FileDrop>
      </div>
      {chosen && beforeUpload && createElement(beforeUpload, { file: chosen, onReady: sendChosen, onCancel: forget })}
    </>
  )
}
