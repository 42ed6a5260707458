import { expect, test } from 'vitest'
import { contact, formPages, payload, send } from '#support/form-page'
import { widgetPages } from '#support/widget-page'

const widgets = await widgetPages()
const { formPage } = formPages(widgets)

test('A7.08 C7.03 R1.07 a submission has every field of the call, and the cookies of the site with it', async () => {
  const { page, sent } = await formPage(contact)
  await page.context().addCookies([{ name: 'ss_cvt', value: 'now', url: widgets.origin }])
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await page.getByText('Bedankt').waitFor()
  const own = ['collectionId', 'form', 'formId', 'isOverlayForm', 'key', 'objectName', 'submitButtonText']
  const ofPage = [
    'clientDate',
    'pageHash',
    'pageId',
    'pagePath',
    'queryString',
    'referrer',
    'templateId',
    'title',
    'url',
  ]
  const ofWindow = ['screenHeight', 'screenWidth', 'viewportInnerHeight', 'viewportInnerWidth']
  const ofVisitor = ['userLocale', 'visitorCookie', 'websiteId', 'websiteLocale']
  const sentFields = Object.keys(payload(sent)).filter((name) => name !== 'spare')
  expect(sentFields.toSorted()).toEqual([...own, ...ofPage, ...ofWindow, ...ofVisitor].toSorted())
  expect(payload(sent)).toMatchObject({ submitButtonText: 'Versturen', key: 'sleutel' })
  expect(await sent.at(-1)?.headerValue('cookie')).toContain('ss_cvt=now')
})
