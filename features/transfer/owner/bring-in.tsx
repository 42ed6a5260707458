import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  FileDrop,
  LinkButton,
  Progress,
  sentenceOf,
  toast,
  upload,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { type Transfer, transferApi } from '../contract/index.ts'
import { transferOwnerMessages } from './transfer-owner.messages.ts'

interface Props {
  isBusy: boolean
  latest: Transfer | null
}

/** Uploads an archive, which the worker imports, and shows the result. */
export function BringIn({ isBusy, latest }: Props) {
  const t = useWords(transferOwnerMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<File | null>(null)
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const send = async (file: File): Promise<void> => {
    setChosen(null)
    setProgress({ name: file.name, part: 0 })
    try {
      await upload<Transfer>(transferApi.import.path, file, {}, (part) => setProgress({ name: file.name, part }))
      await client.invalidateQueries({ queryKey: [transferApi.list.path] })
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    }
    setProgress(null)
  }
  return (
    <Card title={t('bring')}>
      <p>{t('bringLead')}</p>
      {latest && <Outcome transfer={latest} />}
      {!isBusy && (
        <FileDrop accept={['.zip', 'application/zip']} onFiles={([file]) => setChosen(file ?? null)}>
          {progress && <Progress label={t('uploading', { name: progress.name })} value={progress.part * 100} />}
        </FileDrop>
      )}
      <ConfirmDialog
        title={t('bringIn', { name: chosen?.name ?? '' })}
        action={t('bringInYes')}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        onConfirm={() => chosen && void send(chosen)}
      >
        {t('bringInText')}
      </ConfirmDialog>
    </Card>
  )
}

function Outcome({ transfer }: { transfer: Transfer }) {
  const t = useWords(transferOwnerMessages)
  const { state, fileName: name, rows, files, problem } = transfer
  if (state === 'failed') return <Banner tone="danger">{t('failed', { name, reason: problem?.sentence ?? '' })}</Banner>
  if (state !== 'done') return <UnderWay transfer={transfer} />
  return (
    <Banner tone="success" action={<LinkButton href="/config/pages">{t('look')}</LinkButton>}>
      {t('broughtIn', { rows: rows ?? 0, files: files ?? 0 })}
    </Banner>
  )
}

function UnderWay({ transfer: { id, fileName: name } }: { transfer: Transfer }) {
  const t = useWords(transferOwnerMessages)
  const cancel = useSend(transferApi.cancel, { refreshes: [transferApi.list], onDone: () => toast(t('cancelled')) })
  return (
    <Banner
      action={
        <Button size="small" isPending={cancel.isPending} onPress={() => cancel.mutate({ id })}>
          {t('cancel')}
        </Button>
      }
    >
      {t('running', { name })}
    </Banner>
  )
}
