import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

export interface Peer {
  name: string
  packages: readonly string[]
  /** What a page imports to swipe through its pictures by finger, key and button, or to enlarge and zoom them. */
  imports: Readonly<Record<string, string>>
  does: 'swipes' | 'enlarges'
}

export const peers: readonly Peer[] = [
  {
    name: 'PhotoSwipe',
    packages: ['photoswipe@5.4.4'],
    imports: { Lightbox: 'photoswipe/lightbox', PhotoSwipe: 'photoswipe' },
    does: 'enlarges',
  },
  {
    name: 'lightGallery',
    packages: ['lightgallery@2.9.0'],
    imports: { lightGallery: 'lightgallery', zoom: 'lightgallery/plugins/zoom' },
    does: 'enlarges',
  },
  {
    name: 'Swiper',
    packages: ['swiper@14.4.0'],
    imports: { Swiper: 'swiper', '{ Navigation, Keyboard, A11y }': 'swiper/modules' },
    does: 'swipes',
  },
  { name: 'Splide', packages: ['@splidejs/splide@4.1.4'], imports: { Splide: '@splidejs/splide' }, does: 'swipes' },
  { name: 'Embla', packages: ['embla-carousel@8.6.0'], imports: { Embla: 'embla-carousel' }, does: 'swipes' },
]

/** Into a folder of their own; false where npm cannot reach its registry. */
export function installPeers(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact']
  try {
    execFileSync('npm', ['install', ...flags, ...peers.flatMap(({ packages }) => packages)], { cwd: folder, stdio: 'ignore', timeout: 120_000 })
    return true
  } catch {
    return false
  }
}

/** All of a peer that a page loads, in one file, made small as our own scripts are. */
export async function bundleOf({ name, imports }: Peer, folder: string): Promise<string> {
  const entry = join(folder, `${name}.js`)
  const lines = Object.entries(imports).map(([what, from]) => `import ${what} from '${from}'`)
  writeFileSync(entry, `${lines.join('\n')}\nglobalThis.peer = [${Object.keys(imports).join(', ').replaceAll(/[{}]/g, '')}]\n`)
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', modulePreload: false, minify: 'oxc', rolldownOptions: { input: entry } },
  })
  const [bundle] = [made].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`${name} could not be bundled.`)
  return bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}
