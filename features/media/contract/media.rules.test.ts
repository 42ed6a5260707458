import { describe, expect, test } from 'vitest'
import { embeddableOf, renditionWidths, serverFileName, shownName, sourceSet, uploadLimits } from './index.ts'
import { assetKinds, imageSizes, objectPosition, widthSteps } from './media.rules.ts'
import { isWebAddress, playerIn } from './embed-providers.rules.ts'

test('renditions have seven widths, never wider than the image itself', () => {
  expect(widthSteps).toEqual([2500, 1500, 1000, 750, 500, 300, 100])
  expect(renditionWidths(4000)).toEqual([2500, 1500, 1000, 750, 500, 300, 100])
  expect(renditionWidths(1600)).toEqual([1600, 1500, 1000, 750, 500, 300, 100])
  expect(renditionWidths(100)).toEqual([100])
  expect(renditionWidths(64)).toEqual([64])
})

test('C5.71 files and images may have 20 megabytes, sound 160, videos 500', () => {
  expect(assetKinds.map((kind) => uploadLimits[kind] / 1_000_000)).toEqual([20, 500, 160, 20])
})

describe('sizes', () => {
  const half = { columns: 12, mobileColumns: null, section: 'site', siteWidth: 1400 } as const
  test('are a share of the window until the site stops growing, and the whole phone', () => {
    expect(imageSizes(half)).toBe('(max-width:432px) calc(100vw - 40px), (max-width:1400px) 50vw, 700px')
  })
  test('follow the place on the phone where one was given', () => {
    expect(imageSizes({ ...half, mobileColumns: 4 })).toContain('(max-width:432px) calc(50vw - 20px)')
  })
  test('never stop growing in a full section, and stop earlier in a narrow one', () => {
    expect(imageSizes({ ...half, columns: 24, section: 'full' })).toBe('(max-width:432px) 100vw, 100vw')
    expect(imageSizes({ ...half, columns: 24, section: 'narrow' })).toBe(
      '(max-width:432px) calc(100vw - 40px), (max-width:868px) 100vw, 868px',
    )
  })
})

test('a source set holds one format, narrowest first; without any format there is no source set', () => {
  const rendition = (format: 'avif' | 'webp', width: number) => ({
    format,
    width,
    height: width,
    bytes: 1,
    file: `${width}.${format}`,
  })
  expect(sourceSet('a', [rendition('webp', 750), rendition('avif', 300), rendition('webp', 300)], 'webp')).toBe(
    '/s/a/300.webp 300w, /s/a/750.webp 750w',
  )
  expect(sourceSet('a', [rendition('webp', 750)], 'avif')).toBeNull()
})

test('a focal point positions a cropped image, and the middle needs no style', () => {
  expect(objectPosition({ x: 0.7, y: 0.4 })).toBe('70% 40%')
  expect(objectPosition({ x: 0.5, y: 0.5 })).toBeNull()
})

describe('names', () => {
  test.each([
    ['Zomer in Zürich.JPEG', 'zomer-in-zurich.jpg'],
    ['../../etc/passwd', 'etc-passwd.jpg'],
    ['a\u202Egpj.exe', 'a-gpj.jpg'],
    ['nul\0byte.php.jpg', 'nul-byte-php.jpg'],
    ['写真.jpg', 'file.jpg'],
    [`${'long '.repeat(100)}.jpg`, `${'long-'.repeat(12).slice(0, 59)}.jpg`],
    ['...', 'file.jpg'],
  ])('the server makes these versions of files: %j', (input, expected) => {
    expect(serverFileName(input, 'jpg')).toBe(expected)
  })
  test('that people see lose paths and invisible characters', () => {
    expect(shownName('C:\\fotos\\Zomer\u202E 2024.jpg')).toBe('Zomer 2024.jpg')
    expect(shownName('\u0000\u200b')).toBe('file')
  })
  test('a replaced file has new versions, because the first is kept for ever', () => {
    expect(serverFileName('ridge.jpg', 'jpg', 2)).toBe('ridge-v2.jpg')
  })
})

describe('an address to embed', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90',
    ],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
    ['//www.youtube.com/embed/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
    ['https://vimeo.com/76979871/abcdef0123', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef0123'],
    [
      'https://open.spotify.com/intl-nl/album/4aawyAB9vmqN3uQ7FjRGTy?si=x',
      'https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy',
    ],
    [
      'https://soundcloud.com/forss/flickermood',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true&visual=false',
    ],
    ['https://x.com/someone/status/1234567890', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890'],
    ['https://www.instagram.com/p/Cabc123_-x/', 'https://www.instagram.com/p/Cabc123_-x/embed/captioned/'],
    [
      'https://www.google.com/maps/place/Dam+1,+Amsterdam/@52.37,4.89,17z',
      'https://www.google.com/maps?output=embed&q=Dam%201%2C%20Amsterdam',
    ],
  ])('%s has a player', (address, player) => {
    expect(embeddableOf(address)?.player).toBe(player)
  })
  test.each([
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)',
    'https://www.youtube.com/watch?v="><script>',
    'not an address',
    '',
  ])('%s has none', (address) => {
    expect(embeddableOf(address)).toBeNull()
  })
  test('is distinguished from a text that is no address', () => {
    expect([isWebAddress('https://example.com/a'), isWebAddress('not an address'), isWebAddress('https://')]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('is found in a pasted frame', () => {
    expect(playerIn('<p><iframe width="1" src="https://player.vimeo.com/video/1?a=1&amp;b=2"></iframe>')).toBe(
      'https://player.vimeo.com/video/1?a=1&b=2',
    )
  })
})
