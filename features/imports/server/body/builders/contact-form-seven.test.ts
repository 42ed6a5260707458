import { expect, test } from 'vitest'
import { htmlTree } from '../html-tree.ts'
import { markedShortcode } from '../shortcode-pieces.ts'
import { contactFormMarkup } from './contact-form-seven.ts'

function formOf(template: string) {
  const [element] = htmlTree(contactFormMarkup('Contact', template)).filter((node) => typeof node !== 'string')
  if (!element || typeof element === 'string') return null
  const [piece] = markedShortcode(element as never, () => []) ?? []
  return piece?.kind === 'form' ? piece : null
}
const lines = (template: string) =>
  formOf(template)?.fields.map(({ kind, label, isRequired, options }) =>
    [kind, isRequired ? '*' : '', ` ${label}`, options.length > 0 ? `: ${options.join(', ')}` : ''].join(''),
  )

test('the template that the plug-in begins with becomes its fields and its button', () => {
  const template = `<label> Your name
    [text* your-name autocomplete:name] </label>

<label> Your email
    [email* your-email autocomplete:email] </label>

<label> Subject
    [text* your-subject] </label>

<label> Your message (optional)
    [textarea your-message] </label>

[submit "Send"]`
  expect(lines(template)).toEqual([
    'text* Your name',
    'email* Your email',
    'text* Subject',
    'textarea Your message (optional)',
  ])
  expect(formOf(template)).toMatchObject({ name: 'Contact', button: 'Send' })
})

test('labels stand before a field in any markup, in its placeholder, or are its name', () => {
  expect(
    lines(`<p>Your name *<br />[text* a]</p><div class="half"><strong>Phone:</strong> [tel b]</div>
[email* c placeholder "Where we reach you"][url your-site][number d min:1 max:9 "3"]
<p>Caf&eacute; &amp; bar<br>[date e]</p>`),
  ).toEqual([
    'text* Your name',
    'phone Phone',
    'email* Where we reach you',
    'website Your site',
    'number D',
    'date Café & bar',
  ])
})

test('choices keep the words that visitors saw, and an acceptance its sentence', () => {
  expect(
    lines(`Menu [select* m first_as_label "Choose" "Lunch|lunch@shop.example" "Dinner"]
Days [checkbox days use_label_element "Mon" "Tue"] [radio r default:1 'Yes' 'No']
[acceptance ok] I have read the <a href="/privacy">privacy notice</a>. [/acceptance]
[acceptance news optional] Send me news [/acceptance]
After [file f limit:2mb filetypes:jpg|pdf]`),
  ).toEqual([
    'select* Menu: Lunch, Dinner',
    'checkbox Days: Mon, Tue',
    'radio R: Yes, No',
    'checkbox* I have read the privacy notice.',
    'checkbox Send me news',
    'file After',
  ])
})

test('hidden fields and questions against robots are left out; a template without fields is no form', () => {
  expect(lines('[hidden h "x"][quiz q "1+1|2"][recaptcha][captchac c][response] Name [text n]')).toEqual(['text Name'])
  expect(contactFormMarkup('Contact', 'Call us. [submit "Send"]')).toBe('')
})

test('a hostile template is read in a moment', { timeout: 20_000 }, () => {
  const start = process.cpuUsage()
  for (const part of [
    '[text ',
    '[text "',
    '<p',
    '[acceptance a] ',
    '"',
    '[text a]<label>',
    '[select s "a" ',
    '   ',
    'a : ',
  ])
    contactFormMarkup('x', part.repeat(30_000))
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(5)
})
