/** The overlay can appear on any page at any moment, the network being gone: its words come with it, in the language of the page. */
const words = {
  en: {
    title: 'Something Went Wrong!',
    cleaned:
      'Our system has encountered an error. This exception has been automatically logged and reported. We will return shortly.',
    network: 'Unable to connect to the provider. Please try again.',
    reload: 'Reload Page',
    clear: 'Clear',
  },
  nl: {
    title: 'Er ging iets mis',
    cleaned: 'Er is een fout opgetreden in ons systeem. De fout is automatisch vastgelegd en gemeld. We zijn zo terug.',
    network: 'Er kon geen verbinding worden gemaakt. Probeer het opnieuw.',
    reload: 'Pagina opnieuw laden',
    clear: 'Wissen',
  },
}
export type SystemErrorWords = (typeof words)['en']

export function systemErrorWords(language: string): SystemErrorWords {
  return language.toLowerCase().startsWith('nl') ? words.nl : words.en
}
