import { ArrowDown, ArrowUp, Film, Trash2 } from '#platform/icons'
import { newId } from '#platform/contract'
import { embeddableOf } from '#features/media/contract'
import {
  Banner,
  Button,
  ButtonRow,
  Card,
  FileButton,
  IconButton,
  ImageRow,
  Select,
  TextField,
  useAsset,
  usePanelServices,
  useWords,
} from '#platform/ui'
import type { ProductVideo } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

const most = 10

/** Videos among the images: of the media library, or of another service by their address. */
export function ProductVideos({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const { chooseAsset } = usePanelServices()
  const { videos, images } = now
  const put = (video: Partial<ProductVideo>) =>
    change({ videos: [...videos, { id: newId(), asset: null, url: '', poster: null, title: '', ...video }] })
  const choose = async () => {
    const asset = await chooseAsset('video')
    if (asset) put({ asset: asset.id })
  }
  return (
    <Card title={t('videos')}>
      {videos.length === 0 && <p className="q-hint">{t('videosHint')}</p>}
      {videos.map((video, at) => (
        <VideoFields
          key={video.id}
          video={video}
          n={at + 1}
          isLast={at === videos.length - 1}
          images={images.length}
          set={(part) => change({ videos: videos.map((other) => (other === video ? { ...other, ...part } : other)) })}
          remove={() => change({ videos: videos.filter((other) => other !== video) })}
          moveTo={(to) => {
            const rest = videos.filter((other) => other !== video)
            change({ videos: [...rest.slice(0, to), video, ...rest.slice(to)] })
          }}
        />
      ))}
      {videos.length < most && (
        <ButtonRow>
          <Button size="small" icon={Film} onPress={() => void choose()}>
            {t('addVideo')}
          </Button>
          <Button size="small" onPress={() => put({})}>
            {t('addVideoAddress')}
          </Button>
        </ButtonRow>
      )}
    </Card>
  )
}

interface FieldsProps {
  video: ProductVideo
  n: number
  isLast: boolean
  /** Number of the product's images. */
  images: number
  set: (part: Partial<ProductVideo>) => void
  remove: () => void
  moveTo: (at: number) => void
}

function VideoFields({ video, n, isLast, images, set, remove, moveTo }: FieldsProps) {
  const t = useWords(productMessages)
  const file = useAsset(video.asset)
  const isUnknown = video.asset === null && video.url !== '' && embeddableOf(video.url)?.what !== 'video'
  return (
    <div className="catalog-form product-video" role="group" aria-label={t('videoOf', { n })}>
      {video.asset === null ? (
        <TextField
          label={t('videoAddress')}
          hint={t('videoAddressHint')}
          placeholder="https://"
          value={video.url}
          onChange={(url) => set({ url })}
          maxLength={2000}
        />
      ) : (
        <FileButton family="video" current={file?.name ?? ''} onChange={(asset) => set({ asset: asset.id })} />
      )}
      {isUnknown && <Banner tone="attention">{t('videoUnknown')}</Banner>}
      <TextField label={t('videoTitle')} value={video.title} onChange={(title) => set({ title })} maxLength={300} />
      <ImageRow
        label={t('videoPoster')}
        value={video.poster}
        onChange={(asset) => set({ poster: asset?.id ?? null })}
      />
      {images > 1 && (
        <Select
          label={t('videoPlace')}
          value={String(Math.min(video.afterImage ?? images, images))}
          onChange={(place) => set({ afterImage: Number(place) < images ? Number(place) : null })}
          options={Array.from({ length: images }, (_, at) => ({
            value: String(at + 1),
            label: at + 1 === images ? t('videoPlace.last') : t('videoPlace.after', { n: at + 1 }),
          }))}
        />
      )}
      <ButtonRow>
        <IconButton icon={ArrowUp} label={t('videoSooner', { n })} isDisabled={n === 1} onPress={() => moveTo(n - 2)} />
        <IconButton icon={ArrowDown} label={t('videoLater', { n })} isDisabled={isLast} onPress={() => moveTo(n)} />
        <IconButton icon={Trash2} label={t('removeVideo', { n })} onPress={remove} />
      </ButtonRow>
    </div>
  )
}
