import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from '#platform/icons'
import { useState } from 'react'
import { newId } from '#platform/contract'
import {
  Button,
  ButtonRow,
  Card,
  FileDrop,
  IconButton,
  ImageRow,
  List,
  Progress,
  sentenceOf,
  TextArea,
  toast,
  useLanguage,
  usePanelServices,
  useWords,
} from '#platform/ui'
import type { ProductImage } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'
import { ThumbnailsProvider, Thumbnail } from '../base/thumbnails.tsx'

/**
 * Images in the order for shoppers; the first one represents the product in lists. They are dragged, or moved by
 * buttons.
 */
export function ProductImages({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { images } = now
  const chosen = images.find(({ id }) => id === chosenId)
  const put = (fresh: readonly string[]) =>
    change({
      images: [
        ...images,
        ...fresh.map((asset): ProductImage => ({ id: newId(), asset, source: '', alt: '', focalPoint: null })),
      ],
    })
  const set = (id: string, part: Partial<ProductImage>) =>
    change({ images: images.map((image) => (image.id === id ? { ...image, ...part } : image)) })
  return (
    <Card title={t('images')}>
      {images.length > 0 && (
        <ThumbnailsProvider ids={images.map(({ asset }) => asset)}>
          <List
            label={t('images')}
            className="product-images"
            layout="grid"
            entries={images}
            textOf={(image) => image.alt || t('imageOf', { n: images.indexOf(image) + 1 })}
            selection="single"
            selected={chosenId ? [chosenId] : []}
            onSelect={([id]) => setChosenId(id ?? null)}
            onReorder={(ids) => change({ images: ids.flatMap((id) => images.find((image) => image.id === id) ?? []) })}
            row={(image) => <Thumbnail asset={image.asset} source={image.source} />}
          />
        </ThumbnailsProvider>
      )}
      {chosen && (
        <ChosenImage
          image={chosen}
          images={images}
          set={(part) => set(chosen.id, part)}
          onOrder={(ordered) => change({ images: ordered })}
        />
      )}
      <AddImages put={put} />
    </Card>
  )
}

function AddImages({ put }: { put: (assets: readonly string[]) => void }) {
  const t = useWords(productMessages)
  const { chooseAsset } = usePanelServices()
  const { send, progress } = useUploads(put)
  const choose = async () => {
    const asset = await chooseAsset('image')
    if (asset) put([asset.id])
  }
  return (
    <>
      <FileDrop multiple accept={['image/*']} onFiles={send}>
        {progress === null ? (
          <p className="q-hint">{t('noImages')}</p>
        ) : (
          <Progress label={t('images')} value={progress * 100} />
        )}
      </FileDrop>
      <ButtonRow>
        <Button size="small" icon={ImagePlus} onPress={() => void choose()}>
          {t('addImages')}
        </Button>
      </ButtonRow>
    </>
  )
}

interface ChosenProps {
  image: ProductImage
  images: readonly ProductImage[]
  set: (part: Partial<ProductImage>) => void
  onOrder: (images: ProductImage[]) => void
}

function ChosenImage({ image, images, set, onOrder }: ChosenProps) {
  const t = useWords(productMessages)
  const at = images.indexOf(image)
  const moveTo = (to: number) => {
    const rest = images.filter((other) => other !== image)
    onOrder([...rest.slice(0, to), image, ...rest.slice(to)])
  }
  return (
    <div className="product-image-fields">
      <ImageRow
        label={t('imageOf', { n: at + 1 })}
        value={image.asset}
        onChange={(asset) => (asset ? set({ asset: asset.id }) : onOrder(images.filter((other) => other !== image)))}
        focalPoint={image.focalPoint}
        onFocalPoint={(focalPoint) => set({ focalPoint })}
      />
      <div className="catalog-form">
        <TextArea
          label={t('alt')}
          hint={t('altHint')}
          rows={2}
          value={image.alt}
          onChange={(alt) => set({ alt })}
          maxLength={1000}
        />
        <p className="q-hint">{t('focalHint')}</p>
        <ButtonRow>
          <IconButton icon={ArrowLeft} label={t('moveSooner')} isDisabled={at === 0} onPress={() => moveTo(at - 1)} />
          <IconButton
            icon={ArrowRight}
            label={t('moveLater')}
            isDisabled={at === images.length - 1}
            onPress={() => moveTo(at + 1)}
          />
          <IconButton
            icon={Trash2}
            label={t('removeImage')}
            onPress={() => onOrder(images.filter((other) => other !== image))}
          />
        </ButtonRow>
      </div>
    </div>
  )
}

/** Uploads one after the other, so that the order stays. */
function useUploads(onDone: (ids: string[]) => void) {
  const { uploadAsset } = usePanelServices()
  const language = useLanguage()
  const [progress, setProgress] = useState<number | null>(null)
  const sendAll = async (files: readonly File[]) => {
    const ids: string[] = []
    for (const [at, file] of files.entries()) {
      try {
        const asset = await uploadAsset(file, (part) => setProgress((at + part) / files.length))
        ids.push(asset.id)
      } catch (error) {
        toast(sentenceOf(error, language), { tone: 'failure' })
      }
    }
    onDone(ids)
    setProgress(null)
  }
  return { send: (files: readonly File[]) => void sendAll(files), progress }
}
