/** Properties of a request that an operation may use, besides the account. The request itself is never passed. */
export interface Caller {
  /** Network address, through trusted proxies only. */
  readonly address: string
  readonly userAgent: string
  /** `https://bakker.example`: the origin of the request. */
  readonly origin: string
  /** Path and query of the request. */
  readonly url: string
  /** Origin of the referring page; null when the browser does not send it. */
  readonly cameFrom: string | null
  /** Path and query of the referring page on the same site; null without one. */
  readonly fromPage: { readonly path: string; readonly query: URLSearchParams } | null
  /** Global Privacy Control: the browser states that its user refuses tracking. */
  readonly refusesTracking: boolean
  readonly acceptLanguage: string
  /** Whether a person sees the response itself, so that a form should redirect to a page. False for fetch. */
  readonly wantsPage: boolean
  /** The Range header, for media that start in the middle. */
  readonly range: string | null
  /** The If-Range header, which asks for a part of one version of a file only. */
  readonly ifRange: string | null
  /** Whether only headers are requested. */
  readonly isHead: boolean
  /** The owner's session token on a platform or admin host, null without one. A secret: never log it. */
  readonly session: string | null
  /** Token that a script of the site's own pages sends for a member's session (C7.39); see features/members. */
  readonly siteUserToken: string | null
  /** A named cookie of the cookie table. */
  readonly cookie: (name: string) => string | undefined
  /**
   * Files of a multipart request, one after the other. Each has to be read to its end before the next one. `fields`
   * receives the other fields.
   */
  readonly files: (fields?: Record<string, string>) => AsyncIterable<UploadedFile>
  /** The raw body and the headers, for routes with the option `body: 'signed'`; null for all others. */
  readonly message: { readonly bytes: Uint8Array; readonly header: (name: string) => string | undefined } | null
  /** Ends when the connection does: long answers and streams stop then. */
  readonly disconnected: AbortSignal
}

export interface UploadedFile {
  readonly field: string
  /** File name given by the person's computer: displayed, never used as a path or type. */
  readonly name: string
  readonly claimedType: string
  readonly body: NodeJS.ReadableStream
  /** Whether the body exceeded the route's limit and was cut off, so that the request must be refused. */
  readonly isTruncated: () => boolean
  /** Form fields before this file. */
  readonly fields: Readonly<Record<string, string>>
}

/** Operations that need the caller take `ctx: OwnerContext & CalledBy`. */
export interface CalledBy {
  readonly caller: Caller
}
