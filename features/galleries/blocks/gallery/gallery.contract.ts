import { messages } from '#platform/i18n'
import { exampleAsset } from '#features/media/contract'
import { blockContract } from '#platform/block'
import { galleryPropsSchema, type GalleryProps } from '../../contract/gallery.schema.ts'
import type { GalleryData, GallerySlide } from '../../contract/slide.ts'

const names = messages('galleries.palette')

const starts: GalleryProps = galleryPropsSchema.parse({ imageAspectRatio: '3:2' })
const titles = ['High ground', 'Larches in October', 'The long wall', 'Rock face', 'Last light', 'Path to the pass']
const shapes = [1.5, 0.8, 2.2, 1, 1.4, 0.7]

const slides: GallerySlide[] = titles.map((title, at) => ({
  id: `65a1f0c2e4b0a1b2c3d4e6${at}0`,
  url: '',
  asset: { ...exampleAsset, height: Math.round(2400 / (shapes[at] ?? 1)) },
  video: '',
  title,
  description: at === 0 ? 'Four autumns above the tree line.' : '',
  alt: `A mountain, seen for the ${at + 1}. time`,
  focalPoint: at === 1 ? { x: 0.3, y: 0.5 } : null,
  clickThrough: at === 2 ? { href: '/series', newWindow: false } : null,
  tags: at % 2 === 0 ? ['Alps'] : ['Home'],
}))
const data: GalleryData = { slides, collectionUrl: '', state: 'shown', more: null }
const video: GallerySlide = {
  ...(slides[0] as GallerySlide),
  id: '65a1f0c2e4b0a1b2c3d4e690',
  video: 'https://vimeo.com/76979871',
  asset: null,
}

export const galleryBlockContract = blockContract({
  type: 'gallery',
  palette: {
    group: 'media',
    name: names.message('gallery'),
    keywords: names.message('gallery.keywords'),
  },
  props: galleryPropsSchema,
  starts,
  size: { w: 24, h: 12 },
  examples: {
    grid: { props: starts, data },
    autogrid: { props: { ...starts, design: 'autogrid', imageAspectRatio: '1:1' }, data },
    autocolumns: { props: { ...starts, design: 'autocolumns', gutter: 12 }, data },
    autorows: { props: { ...starts, imageAspectRatio: 'Auto', options: { design: 'autorows' } }, data },
    list: { props: { ...starts, imageAspectRatio: 'Auto', design: 'list', listImageSize: 40 }, data },
    carousel: { props: { ...starts, design: 'carousel', gutter: 16, imageAspectRatio: '3:2' }, data },
    slideshow: { props: { ...starts, design: 'slideshow', thumbnails: true, autoplay: true, lightbox: false }, data },
    slider: { props: { ...starts, imageAspectRatio: 'Auto', design: 'slider', 'active-alignment': 'left' }, data },
    stacked: { props: { ...starts, imageAspectRatio: 'Auto', design: 'stacked' }, data },
    filters: { props: { ...starts, design: 'autocolumns', filters: true, download: true, share: true }, data },
    video: {
      props: { ...starts, design: 'slideshow', imageAspectRatio: '16:9' },
      data: { ...data, slides: [video, ...slides.slice(1)] },
    },
    one: { props: { ...starts, design: 'slideshow' }, data: { ...data, slides: slides.slice(0, 1) } },
    gone: {
      shows: 'nothing',
      props: { ...starts, source: 'collection' },
      data: { slides: [], collectionUrl: '', state: 'gone', more: null },
    },
    empty: { shows: 'nothing', props: starts, data: { slides: [], collectionUrl: '', state: 'unchosen', more: null } },
  },
})
