/** Globals common to browsers and Node, which contracts may use. */
declare const crypto: { getRandomValues<T extends ArrayBufferView>(array: T): T; randomUUID(): string }
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean })
  decode(bytes?: ArrayBuffer | ArrayBufferView): string
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string>)
  get(name: string): string | null
  set(name: string, value: string): void
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare class URL {
  constructor(url: string | URL, base?: string | URL)
  readonly hash: string
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  readonly password: string
  readonly pathname: string
  readonly port: string
  readonly protocol: string
  readonly search: string
  readonly searchParams: URLSearchParams
  readonly username: string
  toString(): string
  static canParse(url: string, base?: string): boolean
}
declare function structuredClone<T>(value: T): T
