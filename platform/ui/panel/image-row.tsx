import { ImageIcon, Trash2, Upload } from '#platform/icons'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { DropZone } from 'react-aria-components'
import { Button, ButtonRow, IconButton } from '../button.tsx'
import { sentenceOf } from '../client/call-failure.ts'
import { uiMessages } from '../ui.messages.ts'
import { useLanguage, useWords } from '../language.tsx'
import { Progress } from '../progress.tsx'
import { TextArea } from '../fields/text-fields.tsx'
import { toast } from '../overlays/toast.tsx'
import { type PickedAsset, usePanelServices } from './panel-services.tsx'
import { useAsset } from './use-asset.ts'

export interface FocalPoint {
  x: number
  y: number
}

export interface ImageRowProps {
  label?: string
  /** Id of the asset. */
  value: string | null
  onChange: (asset: PickedAsset | null) => void
  /** Shows the focal point on the image, where it can be moved. From 0 to 1. */
  focalPoint?: FocalPoint | null
  onFocalPoint?: (point: FocalPoint) => void
  /** Adds a field for the alternative text. */
  alt?: string
  onAlt?: (alt: string) => void
}

/** An image from the library, dropped, pasted or chosen, with its focal point and its alternative text. */
export function ImageRow({ label, value, onChange, focalPoint, onFocalPoint, alt, onAlt }: ImageRowProps) {
  const t = useWords(uiMessages)
  const asset = useAsset(value)
  const { send, progress } = useUpload(onChange)
  const { chooseAsset } = usePanelServices()
  const choose = async () => {
    const chosen = await chooseAsset('image')
    if (chosen) onChange(chosen)
  }
  return (
    <>
      <div className="q-field">
        <span className="q-label">{label ?? t('image')}</span>
        <DropZone
          className="q-image"
          aria-label={label ?? t('image')}
          onDrop={({ items }) => {
            const first = items.find((item) => item.kind === 'file')
            if (first?.kind === 'file') void first.getFile().then(send)
          }}
        >
          {asset ? <FocalImage asset={asset} point={focalPoint} onPoint={onFocalPoint} /> : <ImageIcon aria-hidden />}
        </DropZone>
        {progress !== null && <Progress label={t('uploading', { name: progress.name })} value={progress.part * 100} />}
        <ButtonRow>
          <Button size="small" icon={Upload} onPress={() => void choose()}>
            {t(asset ? 'replace' : 'chooseImage')}
          </Button>
          {asset && <IconButton size="small" icon={Trash2} label={t('removeImage')} onPress={() => onChange(null)} />}
        </ButtonRow>
      </div>
      {onAlt && value && (
        <TextArea label={t('altText')} hint={t('altTextHint')} rows={2} value={alt ?? ''} onChange={onAlt} />
      )}
    </>
  )
}

/** Uploads a file to the library; a toast reports a failure. */
function useUpload(onDone: (asset: PickedAsset) => void): {
  send: (file: File) => Promise<void>
  progress: { name: string; part: number } | null
} {
  const { uploadAsset } = usePanelServices()
  const language = useLanguage()
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const send = async (file: File) => {
    setProgress({ name: file.name, part: 0 })
    try {
      onDone(await uploadAsset(file, (part) => setProgress({ name: file.name, part })))
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
    } finally {
      setProgress(null)
    }
  }
  return { send, progress }
}

function FocalImage({
  asset,
  point,
  onPoint,
}: {
  asset: PickedAsset
  point: FocalPoint | null | undefined
  onPoint: ((point: FocalPoint) => void) | undefined
}) {
  const t = useWords(uiMessages)
  const at = point ?? { x: 0.5, y: 0.5 }
  const image = <img src={asset.thumbnail || asset.url} alt="" draggable={false} />
  if (!onPoint) return image
  const set = (x: number, y: number) => onPoint({ x: clamped(x), y: clamped(y) })
  const click = (event: MouseEvent<HTMLElement>) => {
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? 0.1 : 0.02
    set(at.x + step[0] * by, at.y + step[1] * by)
  }
  const where = t('focalPointValue', { x: Math.round(at.x * 100), y: Math.round(at.y * 100) })
  return (
    <button
      type="button"
      className="q-focal"
      title={t('focalPointHint')}
      aria-label={`${t('focalPoint')}: ${where}`}
      onClick={click}
      onKeyDown={key}
    >
      {image}
      <span style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} />
    </button>
  )
}

function clamped(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100
}
