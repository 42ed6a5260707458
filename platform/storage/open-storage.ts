import { fileURLToPath } from 'node:url'
import { S3Client } from '@aws-sdk/client-s3'
import { folderStore } from './folder-store.ts'
import type { FileStore } from './index.ts'
import { s3Store } from './s3-store.ts'

/**
 * The store that an address names: `file:///var/lib/quoin/files`, or
 * `s3://key:secret@bucket/prefix?endpoint=https://…&region=…` (without key: as the environment says).
 */
export function openStorage(address: string): FileStore {
  const url = new URL(address)
  if (url.protocol === 'file:') return folderStore(fileURLToPath(url))
  if (url.protocol === 's3:') return openBucket(url)
  throw new Error(`STORAGE_URL begins with file: or s3:, not with ${url.protocol}`)
}

function openBucket(url: URL): FileStore {
  const endpoint = url.searchParams.get('endpoint')
  const credentials = { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) }
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Checksums that the store did not ask for make older ones refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(url.username ? { credentials } : {}),
  })
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  return s3Store(client, url.hostname, prefix && `${prefix}/`)
}
