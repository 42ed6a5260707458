import type { PageContext } from '#platform/render'

/** Page context of a view, where nothing depends on it. */
export const pageContextOf: PageContext = {
  locale: 'en-GB',
  language: 'en',
  path: '/',
  pageType: 2,
  documentId: '65a1f0c2e4b0a1b2c3d4e500',
  locks: [],
  site: { id: '65a1f0c2e4b0a1b2c3d4e501', title: 'Lichtval', baseUrl: 'https://lichtval.example' },
  editing: false,
}
