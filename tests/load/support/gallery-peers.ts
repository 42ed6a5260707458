import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

export interface Shot {
  src: string
  alt: string
  width: number
  height: number
}

export interface Peer {
  name: string
  packages: readonly string[]
  /** Imports of a page that swipes through its images by finger, key and button, or enlarges and zooms them. */
  imports: Readonly<Record<string, string>>
  does: 'swipes' | 'enlarges'
  /** Style sheets, from the folder of packages; and what its guide adds to them. */
  sheets: readonly string[]
  css?: string
  /** The page as its guide writes it. */
  markup: (shots: readonly Shot[]) => string
  start: string
}

const linked = (shots: readonly Shot[], name: string) =>
  shots
    .map(({ src, alt, width, height }) => {
      const size = `data-pswp-width="${width}" data-pswp-height="${height}"`
      return `<div class="${name}"><a href="${src}" ${size}><img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a></div>`
    })
    .join('')
const wall = (shots: readonly Shot[]) => `<div id="g" class="wall">${linked(shots, 'shot')}</div>`
const buttons = (previous: string, next: string) =>
  `<button type="button" class="${previous}" aria-label="Previous">‹</button><button type="button" class="${next}" aria-label="Next">›</button>`

export const peers: readonly Peer[] = [
  {
    name: 'PhotoSwipe',
    packages: ['photoswipe@5.4.4'],
    imports: { Lightbox: 'photoswipe/lightbox' },
    does: 'enlarges',
    sheets: ['photoswipe/dist/photoswipe.css'],
    markup: wall,
    // Its core is fetched with the first image that is opened.
    start: "new Lightbox({ gallery: '#g', children: 'a', pswpModule: () => import('photoswipe') }).init()",
  },
  {
    name: 'lightGallery',
    packages: ['lightgallery@2.9.0'],
    imports: { lightGallery: 'lightgallery', zoom: 'lightgallery/plugins/zoom' },
    does: 'enlarges',
    sheets: ['lightgallery/css/lightgallery.css', 'lightgallery/css/lg-zoom.css'],
    markup: wall,
    start: "lightGallery(document.getElementById('g'), { selector: 'a', plugins: [zoom], speed: 500 })",
  },
  {
    name: 'Swiper',
    packages: ['swiper@14.4.0'],
    imports: { Swiper: 'swiper', '{ Navigation, Keyboard, A11y }': 'swiper/modules' },
    does: 'swipes',
    sheets: ['swiper/swiper.css', 'swiper/modules/navigation.css'],
    markup: (shots) =>
      `<div class="swiper" id="g"><div class="swiper-wrapper track">${linked(shots, 'swiper-slide')}</div>${buttons('swiper-button-prev', 'swiper-button-next next')}</div>`,
    start:
      "new Swiper('#g', { modules: [Navigation, Keyboard, A11y], slidesPerView: 3, slidesPerGroup: 3, keyboard: { enabled: true }, navigation: { prevEl: '.swiper-button-prev', nextEl: '.swiper-button-next' } })",
  },
  {
    name: 'Splide',
    packages: ['@splidejs/splide@4.1.4'],
    imports: { Splide: '@splidejs/splide' },
    does: 'swipes',
    sheets: ['@splidejs/splide/dist/css/splide.min.css'],
    markup: (shots) =>
      `<section class="splide" id="g" aria-label="Images"><div class="splide__track"><ul class="splide__list track">${linked(shots, 'splide__slide').replaceAll('<div', '<li').replaceAll('</div', '</li')}</ul></div></section>`,
    start:
      "new Splide('#g', { perPage: 3, perMove: 3, keyboard: 'global', pagination: false }).mount(); document.querySelector('.splide__arrow--next').classList.add('next')",
  },
  {
    name: 'Embla',
    packages: ['embla-carousel@8.6.0'],
    imports: { Embla: 'embla-carousel' },
    does: 'swipes',
    sheets: [],
    css: '.embla{overflow:hidden}.embla__container{display:flex;touch-action:pan-y pinch-zoom}.embla__slide{flex:0 0 33.333%;min-width:0}',
    markup: (shots) =>
      `<div class="embla" id="g"><div class="embla__container track">${linked(shots, 'embla__slide')}</div></div>${buttons('previous', 'next')}`,
    // It brings neither buttons nor keys: this is what its guide has people write.
    start: `const g = Embla(document.getElementById('g'), { slidesToScroll: 3 })
document.querySelector('.previous').addEventListener('click', () => g.scrollPrev())
document.querySelector('.next').addEventListener('click', () => g.scrollNext())
document.addEventListener('keydown', ({ key }) => key === 'ArrowLeft' ? g.scrollPrev() : key === 'ArrowRight' && g.scrollNext())`,
  },
]

export function installPeers(folder: string): boolean {
  return installPackages(
    folder,
    peers.flatMap(({ packages }) => packages),
  )
}

/** Into a folder of their own; false where npm cannot reach its registry. */
export function installPackages(folder: string, packages: readonly string[]): boolean {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
  try {
    execFileSync('npm', ['install', ...flags, ...packages], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 120_000,
    })
    return true
  } catch {
    return false
  }
}

export interface PeerScripts {
  /** Entry file of the page. */
  entry: string
  /** By the name under which the others ask for it. */
  chunks: ReadonlyMap<string, string>
  /** Bytes loaded before the first input, and in total. */
  first: string
  all: string
}

/** A peer's scripts, made small as our own are. */
export async function bundleOf(
  { name, imports, start }: Pick<Peer, 'name' | 'imports' | 'start'>,
  folder: string,
): Promise<PeerScripts> {
  const entry = join(folder, `${name}.js`)
  const lines = Object.entries(imports).map(([what, from]) => `import ${what} from '${from}'`)
  writeFileSync(entry, `${lines.join('\n')}\n${start}\n`)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', modulePreload: false, minify: 'oxc', rolldownOptions: { input: entry } },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`${name} could not be bundled.`)
  const chunks = bundle.output.filter((file) => file.type === 'chunk')
  const own = chunks.find(({ isEntry }) => isEntry)
  if (!own) throw new Error(`${name} could not be bundled.`)
  const isFirst = new Set([own.fileName, ...own.imports])
  const codeOf = (files: typeof chunks): string => files.map(({ code }) => code).join('')
  return {
    entry: own.code,
    chunks: new Map(chunks.map(({ fileName, code }) => [basename(fileName), code])),
    first: codeOf(chunks.filter(({ fileName }) => isFirst.has(fileName))),
    all: codeOf(chunks),
  }
}

export function cssOf({ sheets, css = '' }: Pick<Peer, 'sheets' | 'css'>, folder: string): string {
  return sheets.map((sheet) => readFileSync(join(folder, 'node_modules', sheet), 'utf8')).join('\n') + css
}
