import { fixedEmails } from '#features/sites/server'
import { provide } from '#platform/context'
import { newId } from '#platform/contract'
import { paragraphs } from '#platform/document'
import { campaignEmailMessages as say } from '../contract/index.ts'
import { bodyOn, unsubscribeMark } from './write-email.tsx'

/** The entry of campaigns in the list of all emails. They are written on a screen of their own. */
export const campaignEmailOfSite = provide(fixedEmails, {
  campaign: {
    group: 'conversations',
    named: (language) => say(language, 'campaign.name'),
    when: (language) => say(language, 'campaign.when'),
    always: (language) => say(language, 'campaign.always'),
    preview: ({ site }, _words, { language, letterhead }) => {
      const subject = say(language, 'sample.subject', { site: site.title })
      const { html, text } = bodyOn({ site }, letterhead, language, {
        subject,
        preheader: '',
        parts: [
          { type: 'text', doc: paragraphs(say(language, 'sample.text')) },
          { type: 'button', label: say(language, 'readMore'), url: `${site.baseUrl}/` },
        ],
        archiveUrl: `${site.baseUrl}/newsletter/${newId(0)}`,
        isPersonal: true,
      })
      const home = (body: string) => body.replaceAll(unsubscribeMark, `${site.baseUrl}/`)
      return { subject, html: home(html), text: home(text) }
    },
  },
})
