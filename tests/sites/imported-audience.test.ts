import { expect, test } from 'vitest'
import { formsFeature } from '#features/forms/server'
import { importedFile } from '#support/imported-file'
import { siteTables } from '#platform/database'
import { temporaryFile } from '#support/export-file'
import { productExchange } from '#support/product-exchange'
import { type TestSite, testSite } from '#support/site'

const { ctx } = await productExchange([formsFeature])
const bring = (site: TestSite, content: string, name = 'people.csv') =>
  importedFile(ctx, { file: temporaryFile(name, content), site: site.site.name })
const people = async (site: TestSite) => {
  const rows = await site.as((owner) =>
    siteTables(owner).selectFrom('subscribers').select(['email', 'name', 'state']).orderBy('email').execute(),
  )
  return rows.map(({ email, name, state }) => [email, name, state])
}

test('a list of Mailchimp, with its unsubscribed addresses: they stay unsubscribed', async () => {
  const site = await testSite(ctx)
  await bring(
    site,
    'Email Address,First Name,Last Name,OPTIN_TIME\na@x.example,Ada,Lee,2024-01-02 10:00:00\nb@x.example,Bo,,2024-01-02 10:00:00\nnobody,,,\n',
  )
  await bring(
    site,
    'Email Address,First Name,UNSUB_TIME,UNSUB_CAMPAIGN_ID\nB@x.example,Bo,2024-02-02 10:00:00,1\nc@x.example,Cy,2024-02-02 10:00:00,1\n',
  )
  expect(await people(site)).toEqual([
    ['a@x.example', 'Ada Lee', 'subscribed'],
    ['b@x.example', 'Bo', 'unsubscribed'],
    ['c@x.example', 'Cy', 'unsubscribed'],
  ])
  await bring(site, 'email,first_name,status\nc@x.example,Cy,active\nd@x.example,Di,bounced\n')
  expect((await people(site)).slice(2)).toEqual([
    ['c@x.example', 'Cy', 'unsubscribed'],
    ['d@x.example', 'Di', 'unsubscribed'],
  ])
})

test('a person who never subscribed there waits here, and so does one with an unknown status', async () => {
  const site = await testSite(ctx)
  await bring(
    site,
    'First Name,Last Name,Email 1,Email subscriber status\nA,A,a@x.example,Subscribed\nB,B,b@x.example,Never subscribed\nC,C,c@x.example,Unsubscribed\nD,D,d@x.example,Unknown\n',
  )
  await bring(site, 'id,email,name,subscribed_to_emails\n1,e@x.example,E,true\n2,f@x.example,F,false\n', 'members.csv')
  expect((await people(site)).map(([email, , state]) => [email, state])).toEqual([
    ['a@x.example', 'subscribed'],
    ['b@x.example', 'pending'],
    ['c@x.example', 'unsubscribed'],
    ['d@x.example', 'pending'],
    ['e@x.example', 'subscribed'],
    ['f@x.example', 'unsubscribed'],
  ])
})

test('cards of an address book wait: their people have not subscribed', async () => {
  const site = await testSite(ctx)
  await bring(
    site,
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\\, Lee\r\nitem1.EMAIL;type=INTERNET:ada@x.exam\r\n ple\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:No\r\nEND:VCARD\r\n',
    'people.vcf',
  )
  expect(await people(site)).toEqual([['ada@x.example', 'Ada, Lee', 'pending']])
})
