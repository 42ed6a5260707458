import type { FileStore } from './index.ts'
import { s3Client } from './s3-client.ts'
import { machineCredentials } from './s3-credentials.ts'
import { s3Store } from './s3-store.ts'

/** `s3://key:secret@bucket/prefix?endpoint=https://…&region=…` */
export function openBucket(url: URL): FileStore {
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const credentials = {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
  const client = s3Client({
    address: addressOf(url.hostname, region, url.searchParams.get('endpoint')),
    region,
    credentials: url.username ? async () => credentials : machineCredentials(region),
  })
  const prefix = url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '')
  return s3Store(client, prefix && `${prefix}/`)
}

/**
 * Other providers have the bucket in the path, and so does Amazon for names with a dot, which their certificate does
 * not cover.
 */
export function addressOf(bucket: string, region: string, endpoint: string | null): string {
  if (endpoint) return `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}
