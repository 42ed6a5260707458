import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Installation, startInstallation } from '../support/installation.ts'
import { ask } from '../support/request.ts'
import { pageWith } from './support/fault-site.ts'
import { installedPackage } from './support/npm-package.ts'
import { must, ownerAt } from './support/shop-site.ts'

const peerName = 'vanilla-cookieconsent'

/** Measures the script and styles that the cookie banner and its gate add to a page, beside those of another banner. */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-consent-'))
  const installation = await startInstallation()
  try {
    const own = await bytesOfBanner(installation)
    say(`Quoin: banner and gate add ${own} bytes of Brotli to a page.`)
    const place = installedPackage(join(folder, 'npm'), peerName, 'latest')
    const peer = place ? bytesOfPeer(place) : null
    if (peer !== null) say(`${peerName}: ${peer} bytes.`)
    return {
      ratios: { 'bytes of banner and gate': own, ...(peer !== null && { [`beside ${peerName}`]: own / peer }) },
      budgets: {
        'bytes of banner and gate': { atMost: 1500 },
        ...(peer !== null && { [`beside ${peerName}`]: { atMost: 0.15 } }),
      },
      ...(peer === null && { skipped: [`${peerName}: npm cannot reach its registry`] }),
    }
  } finally {
    await installation.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same page with the banner and without it. What measures visits is no part of either. */
async function bytesOfBanner(installation: Installation): Promise<number> {
  const admin = await ownerAt(installation)
  const { path } = await pageWith(admin, 'Bread', null)
  const weight = async (isCookieBannerEnabled: boolean): Promise<number> => {
    await must(admin.send('PUT', '/api/site/settings/cookies', { values: { isCookieBannerEnabled } }))
    const { text } = await ask(installation.port, `load.localhost:${installation.port}`, path)
    if (text.includes('ss_cookieAllowed') !== isCookieBannerEnabled)
      throw new Error('The page is not the one expected.')
    return brotliCompressSync(text.replace(/<template data-later="[^"]*tracker-[^"]*"><\/template>/, '')).length
  }
  const without = await weight(false)
  return (await weight(true)) - without
}

function bytesOfPeer(place: string): number {
  return ['cookieconsent.umd.js', 'cookieconsent.css'].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(place, 'dist', file))).length,
    0,
  )
}
