import { Film, Trash2 } from '#platform/icons'
import { useEffect, useRef, useState } from 'react'
import {
  type Arrange,
  Button,
  ButtonRow,
  FileDrop,
  IconButton,
  ImageRow,
  LinkRow,
  List,
  Progress,
  sentenceOf,
  TextRow,
  toast,
  useAsset,
  useLanguage,
  usePanelServices,
  useShowEntry,
  useWords,
} from '#platform/ui'
import { newId } from '#platform/contract'
import { gallerySize, roomFor, slidesAtMost } from '../contract/gallery.rules.ts'
import { blankSlide, type OwnSlide } from '../contract/gallery.schema.ts'
import { CaptionTable } from './caption-table.tsx'
import { CopyButton, CopyCourse } from './copy-rows.tsx'
import { galleryOwnerMessages } from './gallery-owner.messages.ts'

interface Props {
  document: string
  block: string
  slides: readonly OwnSlide[]
  onChange: (slides: OwnSlide[]) => void
  /** Changes one value of a slide. */
  change: (id: string, name: keyof OwnSlide, value: unknown) => void
}

/** The owner's own images in their order, with uploads of several at once and their texts. */
export function SlideList({ document, block, slides, onChange, change }: Props) {
  const t = useWords(galleryOwnerMessages)
  const { chosen, select } = useChosenSlide()
  const [hasTable, setHasTable] = useState(false)
  const [copy, setCopy] = useState<string | null>(null)
  // Uploads may end long after the files were chosen, when slides have been added, removed or moved.
  const present = useRef(slides)
  useEffect(() => {
    present.current = slides
  })
  const add = (assets: readonly (string | null)[]) => {
    const { kept, left } = roomFor(assets, present.current.length)
    if (left > 0) toast(t('full', { n: left, most: slidesAtMost }), { tone: 'failure' })
    if (kept.length > 0) onChange([...present.current, ...kept.map((asset) => ({ ...blankSlide, id: newId(), asset }))])
  }
  const { chooseAsset } = usePanelServices()
  const fromLibrary = async () => {
    const asset = await chooseAsset('image')
    if (asset) add([asset.id])
  }
  const slide = slides.find(({ id }) => id === chosen)
  return (
    <>
      <Uploads onDone={add} />
      <ButtonRow>
        <Button size="small" onPress={() => void fromLibrary()}>
          {t('fromLibrary')}
        </Button>
        <Button size="small" icon={Film} onPress={() => add([null])}>
          {t('addVideo')}
        </Button>
        <Button size="small" isDisabled={slides.length === 0} onPress={() => setHasTable(true)}>
          {t('captions')}
        </Button>
        <CopyButton document={document} block={block} onStarted={setCopy} />
      </ButtonRow>
      <CopyCourse document={document} block={block} watched={copy} onWatch={setCopy} />
      <span className="q-hint">
        {slides.length > gallerySize ? t('atMost', { n: gallerySize }) : t('count', { n: slides.length })}
      </span>
      <List
        label={t('slides')}
        entries={slides}
        textOf={(entry) => entry.title || t('untitled')}
        row={(entry) => (
          <SlideRow slide={entry} onRemove={() => onChange(slides.filter(({ id }) => id !== entry.id))} />
        )}
        selection="single"
        selected={chosen ? [chosen] : []}
        onSelect={([id]) => select(id ?? null)}
        onReorder={(ids) => onChange(ids.flatMap((id) => slides.find((entry) => entry.id === id) ?? []))}
      />
      {slide && <SlideFields slide={slide} change={(name, value) => change(slide.id, name, value)} />}
      <CaptionTable isOpen={hasTable} onClose={() => setHasTable(false)} slides={slides} change={change} />
    </>
  )
}

/** The slide whose fields are open, which the canvas shows too. */
function useChosenSlide() {
  const show = useShowEntry()
  const [chosen, setChosen] = useState<string | null>(null)
  const select = (id: string | null) => {
    setChosen(id)
    if (id) show(id, toStartOfRow)
  }
  return { chosen, select }
}

function SlideRow({ slide, onRemove }: { slide: OwnSlide; onRemove: () => void }) {
  const t = useWords(galleryOwnerMessages)
  const asset = useAsset(slide.asset)
  const name = slide.title || asset?.name || slide.video || t('untitled')
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8, width: '100%' }}>
      {asset?.thumbnail ? (
        <img
          src={asset.thumbnail}
          alt=""
          width={40}
          height={30}
          style={{ objectFit: 'cover', flex: 'none', borderRadius: 3 }}
          loading="lazy"
        />
      ) : (
        <Film aria-hidden />
      )}
      <span className="q-row-text">{name}</span>
      <IconButton size="small" icon={Trash2} label={`${t('remove')}: ${name}`} onPress={onRemove} />
    </span>
  )
}

function SlideFields({ slide, change }: { slide: OwnSlide; change: (name: keyof OwnSlide, value: unknown) => void }) {
  const t = useWords(galleryOwnerMessages)
  return (
    <>
      <ImageRow
        value={slide.asset}
        onChange={(asset) => change('asset', asset?.id ?? null)}
        focalPoint={slide.focalPoint}
        onFocalPoint={(point) => change('focalPoint', point)}
        alt={slide.alt}
        onAlt={(alt) => change('alt', alt)}
      />
      <TextRow label={t('title')} value={slide.title} onChange={(title) => change('title', title)} />
      <TextRow
        multiline
        rows={2}
        label={t('description')}
        value={slide.description}
        onChange={(description) => change('description', description)}
      />
      <LinkRow value={slide.link} onChange={(link) => change('link', link)} />
      <TextRow
        label={t('video')}
        value={slide.video}
        placeholder="https://vimeo.com/…"
        onChange={(video) => change('video', video)}
      />
    </>
  )
}

/** Uploads files one after the other; those that arrive become slides together. */
function Uploads({ onDone }: { onDone: (assets: readonly string[]) => void }) {
  const t = useWords(galleryOwnerMessages)
  const language = useLanguage()
  const { uploadAsset } = usePanelServices()
  const [progress, setProgress] = useState<{ name: string; part: number } | null>(null)
  const send = async (files: readonly File[]) => {
    const arrived: string[] = []
    for (const [at, file] of files.entries()) {
      try {
        const asset = await uploadAsset(file, (part) =>
          setProgress({ name: file.name, part: (at + part) / files.length }),
        )
        arrived.push(asset.id)
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
    }
    setProgress(null)
    if (arrived.length > 0) onDone(arrived)
  }
  return (
    <FileDrop multiple accept={['image/*', 'video/*']} onFiles={(files) => void send(files)}>
      {progress && <Progress label={t('uploading', { name: progress.name })} value={progress.part * 100} />}
    </FileDrop>
  )
}

/** A slide of a row is moved to its start, as a visitor's arrows do; the canvas does not run visitors' scripts. */
const toStartOfRow: Arrange = (slide, slides) => {
  const track = slide.parentElement
  const isRow = slide.closest('.gallery')?.matches('[data-design="strip"], [data-design="carousel"]')
  if (!track || !isRow) return
  for (const element of slides) element.removeAttribute('data-off')
  track.style.translate = `${-(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0))}px`
}
