import { messages } from '#platform/i18n'

/** What was done, by the name that the log keeps. */
export const activityMessages = messages({
  'account.created': { en: 'Made an account', nl: 'Account gemaakt' },
  'contributor.accepted': { en: 'Accepted an invitation', nl: 'Uitnodiging aangenomen' },
  'contributor.changed': { en: 'Changed the roles of a contributor', nl: 'Rollen van een medewerker gewijzigd' },
  'contributor.invited': { en: 'Invited a contributor', nl: 'Medewerker uitgenodigd' },
  'contributor.removed': { en: 'Removed a contributor', nl: 'Medewerker verwijderd' },
  'document.deleted': { en: 'Deleted a page for good', nl: 'Pagina definitief verwijderd' },
  'document.trashed': { en: 'Moved a page to the trash', nl: 'Pagina naar de prullenbak verplaatst' },
  'document.unpublished': { en: 'Took a page off the site', nl: 'Pagina van de site gehaald' },
  'documents.published': { en: 'Published', nl: 'Gepubliceerd' },
  'domain.added': { en: 'Added a domain', nl: 'Domein toegevoegd' },
  'domain.removed': { en: 'Removed a domain', nl: 'Domein verwijderd' },
  'domain.verified': { en: 'Verified a domain', nl: 'Domein geverifieerd' },
  'site.changed': { en: 'Changed the site', nl: 'Site gewijzigd' },
  'site.created': { en: 'Created the site', nl: 'Site gemaakt' },
  'site.entered': { en: 'Opened the site', nl: 'Site geopend' },
  'site.removed': { en: 'Removed the site', nl: 'Site verwijderd' },
  'site.restored': { en: 'Restored the site', nl: 'Site hersteld' },
  'site.transferred': { en: 'Handed the site over', nl: 'Site overgedragen' },
  'trash.emptied': { en: 'Emptied the trash', nl: 'Prullenbak geleegd' },
})
