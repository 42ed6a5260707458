/** Properties of a request that an operation may use, besides the account. The request itself is never passed. */
export interface Caller {
  /** Network address, through trusted proxies only. */
  readonly address: string
  readonly userAgent: string
  /** `https://bakker.example`: the origin on which was asked. */
  readonly origin: string
  /** Path and query as asked. */
  readonly url: string
  /** The origin of the page that led here; null where the browser does not say. */
  readonly cameFrom: string | null
  /**
   * Path and query of the page of this very site that led here; null where the browser does not say, or where it was
   * another site's.
   */
  readonly fromPage: { readonly path: string; readonly query: URLSearchParams } | null
  /** Global Privacy Control: the browser says for its owner that they are not to be followed. */
  readonly refusesTracking: boolean
  readonly acceptLanguage: string
  /** A person looks at the answer itself: after a form it should lead to a page. False for fetch. */
  readonly wantsPage: boolean
  /** The Range header, for files that are played from the middle. */
  readonly range: string | null
  /** The If-Range header: a part is wanted only of the file that this names. */
  readonly ifRange: string | null
  /** Headers alone are asked for. */
  readonly isHead: boolean
  /** The owner's session token on a platform or admin host, null without one. A secret: never log it. */
  readonly session: string | null
  /** Token that a script of the site's own pages sends for a member's session (C7.39); see features/members. */
  readonly siteUserToken: string | null
  /** A named cookie of the cookie table. */
  readonly cookie: (name: string) => string | undefined
  /**
   * Files of a multipart request, one after the other: each must be read to its end before the next comes. `fields`:
   * where those beside them are noted.
   */
  readonly files: (fields?: Record<string, string>) => AsyncIterable<UploadedFile>
  /**
   * The body as it came, byte for byte, and the headers: for routes with the option `body: 'signed'`, null for all
   * others.
   */
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
  /** True once the size limit of the route cut it off: refuse it then. */
  readonly isTruncated: () => boolean
  /** Form fields that came before this file. */
  readonly fields: Readonly<Record<string, string>>
}

/** Operations that need the caller take `ctx: OwnerContext & CalledBy`. */
export interface CalledBy {
  readonly caller: Caller
}
