import { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from './index.ts'
import { s3Store } from './s3-store.ts'

/** `s3://key:secret@bucket/prefix?endpoint=https://…&region=…` */
export function openBucket(url: URL): FileStore {
  const endpoint = url.searchParams.get('endpoint')
  const credentials = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
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
