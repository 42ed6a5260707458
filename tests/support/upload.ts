import type { Browser } from './request.ts'

/** Sends one file as the owner area does. */
export async function upload<T = unknown>(
  owner: Browser,
  path: string,
  name: string,
  content: Uint8Array | string,
): Promise<T> {
  const form = new FormData()
  form.append('file', new Blob([content as BlobPart]), name)
  const encoded = new Response(form)
  const answered = await owner.send('POST', path, new Uint8Array(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  })
  if (answered.status !== 200) throw new Error(`${path} answered ${answered.status}: ${answered.text}`)
  return answered.json<T>()
}
