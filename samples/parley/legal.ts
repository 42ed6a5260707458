import { text, type Band } from '../compose.ts'
import type { PagePlan } from '../plan.ts'

const bands = (markdown: string) => (): Band[] => [{ padding: 'medium', pieces: [text([0, 0, 16, 12], markdown)] }]

const address =
  '**Parley Street School of Languages Ltd**\nParley Street 11, Ballywren, Ireland\n[hello@parleystreet.example](mailto:hello@parleystreet.example)\n[01234 56789](tel:+3531234567)'

const invented = '~ This is a sample site: school, town and people are invented. The text is no legal advice.'

/** Legal notices of an Irish school with online sales that does not exist. */
export const legalPages: readonly PagePlan[] = [
  {
    key: 'terms',
    title: 'Terms',
    slug: 'terms',
    description: 'What holds when you book.',
    bands: bands(
      `# Terms\n\n## Who you deal with\n\n${address}\n\nCompany number 000000, registered in Ireland.\n\n## Booking\n\nYou book when you press “Order with obligation to pay”. Before that you see everything once more and can change it. Our confirmation by email is the contract; keep it, and bring nothing else.\n\n## Prices\n\nPrices are in euros and are what you pay. Language courses are exempt from VAT. Books are not part of a course; your teacher lends you one.\n\n## If we cancel\n\nA group that does not reach four people is cancelled a week before it starts. You choose another group or get everything back. An evening on which a teacher is ill is held at the end of the course.\n\n## If you miss an evening\n\nAny other group of your level has a chair for you that week. Ask at the desk.\n\n## Gift cards\n\nA gift card is good for five years and for anything we teach. What is left on it stays on it.\n\n## If something is wrong\n\nTell us first; most things are mended the same evening. You keep every right that consumer law gives you. Irish law applies.\n\n${invented}`,
    ),
  },
  {
    key: 'refunds',
    title: 'Refunds',
    slug: 'refunds',
    description: 'When and how you get your money back.',
    bands: bands(
      `# Refunds\n\n## Fourteen days\n\nWithin 14 days of booking you may cancel without a reason. If the course has begun at your wish, you pay for the evenings that have taken place and no more.\n\n## Until the second evening\n\nBeyond what the law asks: until the second evening you get everything back, whenever you booked. After it you may give your place to somebody else.\n\n## How\n\nWrite to us in any words, or in these:\n\n*I hereby cancel my booking of the following course:*\n*Booked on:*\n*Name:*\n*Address:*\n*Date:*\n\n${address}\n\nThe money is back within a week, the way you paid it, and costs you nothing.\n\n${invented}`,
    ),
  },
  {
    key: 'privacy',
    title: 'Privacy',
    slug: 'privacy',
    description: 'What we know of you, and for how long.',
    bands: bands(
      `# Privacy\n\n## Who is responsible\n\n${address}\n\n## What we keep, and why\n\n| What | Why | For how long |\n| Name, address, email, booking | to hold the course you booked | until it has ended |\n| Invoices | tax law asks for them | six years |\n| Your answers to the level test | to find the right group | until your course ends |\n| Your email address for the weekly word | you asked for it | until you stop it |\n| Messages | to answer them | six months |\n\n## Who else sees it\n\nYour teacher sees your first name and your level. The payment service gets what it needs to take the payment. Nobody else gets anything.\n\n## Cookies and others\n\nOne cookie remembers your basket. The map on the page Visit is fetched only when you ask for it; until then whoever draws it learns nothing of you.\n\n## Your rights\n\nAsk to see what we have, to have it corrected, deleted or handed to you, and object to what we do with it. If we do not answer well, the Data Protection Commission does.\n\n${invented}`,
    ),
  },
]
