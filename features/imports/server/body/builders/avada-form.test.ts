import { expect, test } from 'vitest'
import { markedForm } from '../marked-form.ts'
import { avadaFormMarkup } from './avada-form.ts'

const optionsOf = (...words: string[]) =>
  Buffer.from(JSON.stringify(words.map((word) => [false, word, word.toLowerCase()]))).toString('base64')

function formOf(body: string) {
  const code = /data-code="([^"]*)"/.exec(avadaFormMarkup('Ask', body))?.[1]
  if (code === undefined) return null
  const [, attributes, content] = JSON.parse(Buffer.from(code, 'base64').toString('utf8')) as [
    string,
    [string, string][],
    string,
  ]
  return markedForm(new Map(attributes), content)
}

test('the elements of a form of Avada become its fields, in their order', () => {
  const form = formOf(`[fusion_builder_container][fusion_builder_row][fusion_builder_column type="1_2"]
[fusion_form_text label="Your name" name="n" required="yes" placeholder="" tooltip="As on your passport" /]
[fusion_form_email label="" name="e" required="no" placeholder="Email address" /]
[/fusion_builder_column][fusion_form_select label="Day" name="d" options="${optionsOf('Monday', 'Sunday')}" /]
[fusion_form_hidden name="h" field_value="x" /][fusion_form_honeypot name="p" /]
[fusion_form_textarea label="Question" name="q" required="yes" rows="4" /]
[fusion_form_submit class="" button_size=""]Ask us[/fusion_form_submit]`)
  expect(form).toMatchObject({
    name: 'Ask',
    button: 'Ask us',
    fields: [
      { kind: 'text', label: 'Your name', isRequired: true, description: 'As on your passport' },
      { kind: 'email', label: 'Email address', isRequired: false },
      { kind: 'select', label: 'Day', options: ['Monday', 'Sunday'] },
      { kind: 'textarea', label: 'Question', isRequired: true },
    ],
  })
})

test('options that are damaged, and a form without fields, are no obstacle', () => {
  expect(formOf('[fusion_form_radio label="A" options="%%%" /]')?.fields).toMatchObject([
    { kind: 'radio', options: [] },
  ])
  expect(formOf('[fusion_form_submit]Send[/fusion_form_submit]')).toBe(null)
})

test('a hostile form is read in a moment', { timeout: 20_000 }, () => {
  const start = process.cpuUsage()
  for (const part of ['[fusion_form_text ', '[fusion_form_submit]', '[fusion_form_submit a', '[fusion_form_text a="'])
    avadaFormMarkup('x', part.repeat(30_000))
  expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(5)
})
