import { startIslands } from '../../platform/islands/loader.ts'

/** C8.32: a second copy of the script on a page does nothing. */
if (customElements.get('quoin-island')) {
  // oxlint-disable-next-line no-console -- C8.32: for developers of the page
  console.warn('Quoin runs already.')
} else {
  startIslands()
  // The error reporter is loaded with the first error.
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => {
      import('../../platform/visitor/error-reporter.ts').then(
        ({ reportPageError }) => reportPageError(event),
        () => {},
      )
    })
}
