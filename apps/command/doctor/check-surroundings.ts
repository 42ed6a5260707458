import { lookup } from 'node:dns/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Configuration } from '#platform/context'
import { freeBytesIn } from '#platform/storage'
import { checkDomains } from '../../server/check-domains.ts'
import { isLocalHost } from '../../server/read-environment.ts'
import { bad, type Check, type Finding, good, note } from './finding.ts'

export const storageCheck: Check = {
  about: 'Stored files',
  look: async ({ storage, config, random }) => {
    const key = `doctor/${Buffer.from(random(8)).toString('hex')}`
    const body = random(1000)
    try {
      await storage.put(key, body, 'application/octet-stream')
      const same = Buffer.from(await storage.read(key)).equals(body)
      await storage.remove([key])
      const place = config.storageUrl.replace(/\/\/[^@/]*@/, '//').split('?')[0]
      return [
        same
          ? good(`Files are written and read at ${place}`)
          : bad('A file came back from the store with other contents.'),
      ]
    } catch (error) {
      return [bad(`Files cannot be stored: ${(error as Error).message}`)]
    }
  },
}

export const mailCheck: Check = {
  about: 'Mail',
  look: async ({ config }) => {
    if (config.smtpUrl === '')
      return [note('No mail server is set (SMTP_URL): emails stay in the mailbox that the owner area shows')]
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: 8000,
      greetingTimeout: 8000,
      socketTimeout: 8000,
    })
    try {
      await transport.verify()
      return [good(`The mail server answers; emails come from ${config.mailFrom}`)]
    } catch (error) {
      return [bad(`The mail server does not take emails: ${(error as Error).message}`)]
    } finally {
      transport.close()
    }
  },
}

const enough = 2_000_000_000
const tooLittle = 200_000_000

export const diskCheck: Check = {
  about: 'Disk',
  look: async ({ config }) => {
    const urls = [config.storageUrl, config.backups?.to ?? ''].filter((url) => url.startsWith('file:'))
    const folders = [...new Set([config.dataFolder, tmpdir(), ...urls.map((url) => fileURLToPath(url))])]
    return Promise.all(folders.map((folder) => roomIn(folder, config)))
  },
}

async function roomIn(folder: string, { leastFreeBytes = 0 }: Configuration): Promise<Finding> {
  const free = await freeBytesIn(folder)
  if (free === Infinity) return note(`How much is free for ${folder} cannot be seen`)
  const says = `${(free / 1e9).toFixed(1)} GB are free for ${folder}`
  if (free < leastFreeBytes)
    return bad(
      `Only ${says}, less than the ${leastFreeBytes / 1e6} MB of QUOIN_LEAST_FREE_MB: files, imports, exports and backups are refused. Make room.`,
    )
  if (free < tooLittle) return bad(`Only ${says}. Make room before writing fails.`)
  return free < enough ? note(`Only ${says}`) : good(says)
}

export const hostsCheck: Check = {
  about: 'Hosts',
  look: async ({ config }) => {
    const { platformHost, adminHost, sitesHost } = config
    const findings = await Promise.all([
      resolves(platformHost, config),
      resolves(`doctor.${adminHost}`, config),
      resolves(`doctor.${sitesHost}`, config),
    ])
    try {
      checkDomains(config)
      return [good('Sites and owners do not share a domain'), ...findings]
    } catch (error) {
      return [bad((error as Error).message), ...findings]
    }
  },
}

async function resolves(host: string, { protocol }: Configuration): Promise<Finding> {
  if (isLocalHost(host)) return good(`${host} is this machine, in browsers`)
  if (protocol === 'http')
    return bad(
      `${host} is served without encryption: session cookies need https. Set QUOIN_PROTOCOL=https and let a proxy hold the certificate.`,
    )
  try {
    const { address } = await lookup(host.replace(/:\d+$/, ''))
    return good(`${host} leads to ${address}`)
  } catch {
    return bad(
      `${host} leads nowhere. Add it to the DNS; for sites and their admin hosts that is one wildcard record each.`,
    )
  }
}
