/** Placeholder of a foreign player until the visitor loads it: its name, shape and real address. */
export interface Embeddable {
  provider: string
  name: string
  /** Address of the player, in its most reserved form. */
  player: string
  /** Ratio of width to height; null uses `height`. */
  ratio: number | null
  height: number | null
  /** Kind of content, by which the button describes its action. */
  what: 'video' | 'sound' | 'post' | 'map' | 'document'
  /** Browser permissions that the player needs. */
  allow: string
}

type ProviderMatch = Omit<Embeddable, 'provider' | 'name' | 'allow'> & { allow?: string }
interface Provider {
  id: string
  name: string
  hosts: readonly string[]
  read: (path: string, query: (name: string) => string | null, hash: string) => ProviderMatch | null
}

const video = (player: string, ratio = 16 / 9): ProviderMatch => ({
  player,
  ratio,
  height: null,
  what: 'video',
  allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
})
const sound = (player: string, height: number): ProviderMatch => ({
  player,
  ratio: null,
  height,
  what: 'sound',
  allow: 'autoplay; encrypted-media',
})
const post = (player: string, height: number): ProviderMatch => ({ player, ratio: null, height, what: 'post' })
const map = (player: string): ProviderMatch => ({ player, ratio: 16 / 10, height: null, what: 'map' })

const providers: readonly Provider[] = [
  {
    id: 'youtube',
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    read: (path, query) => {
      const id = query('v') ?? /^\/(?:embed\/|shorts\/|live\/|v\/)?([\w-]{11})(?:\/|$)/.exec(path)?.[1] ?? null
      const list = query('list')
      if (id === null || !/^[\w-]{11}$/.test(id))
        return list && /^[\w-]{10,60}$/.test(list)
          ? video(`https://www.youtube-nocookie.com/embed/videoseries?list=${list}&autoplay=1`)
          : null
      const start = seconds(query('t') ?? query('start') ?? '')
      return video(
        `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
        path.startsWith('/shorts/') ? 9 / 16 : 16 / 9,
      )
    },
  },
  {
    id: 'vimeo',
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    read: (path, query) => {
      const found = /\/(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(path)
      const key = found?.[2] ?? query('h')
      return found
        ? video(
            `https://player.vimeo.com/video/${found[1]}?autoplay=1&dnt=1${key && /^[0-9a-f]+$/.test(key) ? `&h=${key}` : ''}`,
          )
        : null
    },
  },
  {
    id: 'spotify',
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    read: (path) => {
      const found =
        /^\/(?:intl-[a-z]+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/([0-9A-Za-z]{10,40})/.exec(path)
      return found
        ? sound(`https://open.spotify.com/embed/${found[1]}/${found[2]}`, found[1] === 'track' ? 152 : 352)
        : null
    },
  },
  {
    id: 'soundcloud',
    name: 'SoundCloud',
    hosts: ['soundcloud.com', 'm.soundcloud.com', 'w.soundcloud.com', 'api.soundcloud.com'],
    read: (path, query) => {
      const url =
        query('url') ?? (/^\/[\w-]+\/[\w-]+(?:\/[\w-]+)?\/?$/.test(path) ? `https://soundcloud.com${path}` : null)
      return url
        ? sound(
            `https://w.soundcloud.com/player/?url=${encodeURIComponent(url)}&auto_play=true&visual=false`,
            path.includes('/sets/') ? 360 : 166,
          )
        : null
    },
  },
  {
    id: 'bandcamp',
    name: 'Bandcamp',
    hosts: ['bandcamp.com'],
    read: (path) => {
      const found = /(?:^|\/)(album|track)=(\d{5,15})/.exec(path)
      return path.startsWith('/EmbeddedPlayer') && found
        ? sound(`https://bandcamp.com/EmbeddedPlayer/size=large/artwork=small/${found[1]}=${found[2]}/`, 340)
        : null
    },
  },
  {
    id: 'x',
    name: 'X',
    hosts: ['x.com', 'twitter.com', 'mobile.twitter.com'],
    read: (path) => {
      const id = /\/status(?:es)?\/(\d{5,25})/.exec(path)?.[1]
      return id ? post(`https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`, 560) : null
    },
  },
  {
    id: 'instagram',
    name: 'Instagram',
    hosts: ['instagram.com'],
    read: (path) => {
      const found = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})/.exec(path)
      return found ? post(`https://www.instagram.com/${found[1]}/${found[2]}/embed/captioned/`, 720) : null
    },
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    hosts: ['tiktok.com'],
    read: (path) => {
      const id = /\/(?:video|v\d?)\/(\d{8,25})/.exec(path)?.[1]
      return id ? video(`https://www.tiktok.com/embed/v2/${id}`, 9 / 16) : null
    },
  },
  {
    id: 'google-maps',
    name: 'Google Maps',
    hosts: ['google.com', 'maps.google.com', 'google.nl', 'google.be', 'google.de', 'google.co.uk', 'google.fr'],
    read: (path, query) => {
      if (path.startsWith('/maps/embed'))
        return query('pb') ? map(`https://www.google.com/maps/embed?pb=${encodeURIComponent(query('pb') ?? '')}`) : null
      const place =
        query('q') ?? /^\/maps\/(?:place|search)\/([^/@]+)/.exec(path)?.[1] ?? /@(-?[\d.]+,-?[\d.]+)/.exec(path)?.[1]
      return path.startsWith('/maps') || path === '/'
        ? place
          ? map(`https://www.google.com/maps?output=embed&q=${encodeURIComponent(unescaped(place))}`)
          : null
        : null
    },
  },
  {
    id: 'openstreetmap',
    name: 'OpenStreetMap',
    hosts: ['openstreetmap.org'],
    read: (path, query, hash) => {
      if (path.startsWith('/export/embed'))
        return query('bbox')
          ? map(
              `https://www.openstreetmap.org/export/embed.html?layer=mapnik&bbox=${encodeURIComponent(query('bbox') ?? '')}`,
            )
          : null
      const found = /map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)
      if (!found) return null
      const [zoom, lat, lon] = [Number(found[1]), Number(found[2]), Number(found[3])]
      const half = 360 / 2 ** zoom
      const box = [lon - half, lat - half * 0.4, lon + half, lat + half * 0.4].map((edge) => edge.toFixed(5)).join(',')
      return map(
        `https://www.openstreetmap.org/export/embed.html?layer=mapnik&bbox=${encodeURIComponent(box)}&marker=${lat},${lon}`,
      )
    },
  },
  {
    id: 'slides',
    name: 'SlideShare',
    hosts: ['slideshare.net'],
    read: (path) =>
      /^\/slideshow\/embed_code\/(?:key\/)?[\w]+$/.test(path)
        ? { player: `https://www.slideshare.net${path}`, ratio: 4 / 3, height: null, what: 'document' }
        : null,
  },
]

/** Returns the player for a pasted address; null when its provider is unknown or it cannot be read. */
export function embeddableOf(address: string): Embeddable | null {
  const text = address.trim()
  const parts = /^(?:https?:)?\/\/(?:www\.)?([a-z0-9.-]+)(?::\d+)?(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#(\S*))?$/i.exec(text)
  if (!parts) return null
  const [, host = '', path = '/', search = '', hash = ''] = parts
  const provider = providers.find(({ hosts }) => hosts.includes(host.toLowerCase()))
  const found = provider?.read(path, queryOf(search), hash)
  return provider && found ? { provider: provider.id, name: provider.name, allow: 'fullscreen', ...found } : null
}

/** Tells whether it is a web address; other text is only reported, never shown. */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:)?\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(address.trim())
}

/** The first address of a player in a piece of pasted HTML: `<iframe src="…">`. */
export function playerIn(html: string): string | null {
  return /<iframe\b[^<>]*?\ssrc\s*=\s*["']([^"'<>]+)["']/i.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
}

function queryOf(search: string): (name: string) => string | null {
  const pairs = search.split('&').map((pair) => pair.split('='))
  return (name) => {
    const value = pairs.find(([key]) => key === name)?.[1]
    return value === undefined ? null : unescaped(value)
  }
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return value
  }
}

/** Reads `90`, `90s`, `1m30s` and `1h2m3s` as seconds. */
function seconds(time: string): number {
  const found = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time)
  return found ? Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0) : 0
}
