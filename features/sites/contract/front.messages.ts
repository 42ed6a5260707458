import { messages } from '#platform/i18n'

/** The front page of the platform host, for whoever is not signed in. */
export const frontMessages = messages({
  title: { en: 'Quoin: a website and a shop of your own', nl: 'Quoin: een eigen website en winkel' },
  heading: { en: 'A website and a shop that stay your own.', nl: 'Een website en een winkel die van jou blijven.' },
  lead: {
    en: 'Quoin is a website builder with an online store: you edit on the page itself, publish in a blink, and own everything it runs on.',
    nl: 'Quoin is een websitebouwer met webwinkel: je bewerkt op de pagina zelf, publiceert in een oogwenk en bent eigenaar van alles waar het op draait.',
  },
  'sign.in': { en: 'Sign in', nl: 'Inloggen' },
  register: { en: 'Create an account', nl: 'Account maken' },
  showcase: { en: 'Made with it', nl: 'Hiermee gemaakt' },
  'showcase.lead': {
    en: 'Sites on this installation. Have a look around.',
    nl: 'Sites op deze installatie. Kijk gerust rond.',
  },
})
