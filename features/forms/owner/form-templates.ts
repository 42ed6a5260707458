import { newId } from '#platform/contract'
import type { Words } from '#platform/i18n'
import type { BlockField } from '../contract/block-field.schema.ts'

export const formTemplates = [
  'contact',
  'booking',
  'event',
  'quote',
  'feedback',
  'order',
  'application',
  'volunteer',
] as const
export type FormTemplate = (typeof formTemplates)[number]

type Say = Words<'forms.templates'>

/** The fields of a form for a purpose, with ids of their own. */
export function fieldsOfTemplate(template: FormTemplate, t: Say): BlockField[] {
  const person = [question('name', ''), question('email', '')]
  const days = t('dayChoices').split('\n')
  switch (template) {
    case 'contact':
      return [...person, question('text', t('subject'), { required: false }), question('textarea', '')]
    case 'booking':
      return [
        step(t('details')),
        question('date', t('when')),
        question('time', t('time')),
        question('number', t('people')),
        step(t('you')),
        ...person,
        question('phone', '', { required: false }),
        question('textarea', t('wishes'), { required: false }),
      ]
    case 'event': {
      const comes = question('radio', t('comes'), { options: [t('yes'), t('no')] })
      const shownIf = { field: comes.id, test: 'is', value: t('yes') }
      return [
        ...person,
        comes,
        question('number', t('guests'), { required: false, shownIf }),
        question('checkbox', t('diet'), { required: false, options: t('dietChoices').split('\n'), shownIf }),
      ]
    }
    case 'quote':
      return [
        step(t('details')),
        question('textarea', t('describe')),
        question('currency', t('budget'), { required: false, currencySymbol: '€' }),
        question('date', t('deadline'), { required: false }),
        step(t('you')),
        ...person,
        question('phone', '', { required: false }),
      ]
    case 'feedback':
      return [
        question('likert', t('satisfied'), { options: t('statements').split('\n') }),
        question('textarea', t('better'), { required: false }),
        question('email', '', { required: false }),
      ]
    case 'order': {
      const collect = question('radio', t('collect'), { options: t('collectChoices').split('\n') })
      const shownIf = { field: collect.id, test: 'is', value: t('collectChoices').split('\n')[0] ?? '' }
      return [question('textarea', t('what')), collect, question('address', '', { shownIf }), ...person]
    }
    case 'application':
      return [
        question('text', t('position')),
        ...person,
        question('phone', '', { required: false }),
        question('textarea', t('motivation')),
        question('website', t('link'), { required: false }),
      ]
    case 'volunteer':
      return [...person, question('checkbox', t('days'), { options: days }), question('textarea', t('skills'))]
  }
}

function question(kind: string, title: string, more: object = {}): BlockField {
  const own = ['text', 'textarea', 'email', 'number', 'website'].includes(kind) ? { placeholder: '' } : {}
  const parts = kind === 'textarea' ? { maxLength: 0 } : kind === 'phone' ? { showCountryCode: false } : {}
  return { id: newId(), kind, title, description: '', required: true, ...own, ...parts, ...more } as BlockField
}

function step(title: string): BlockField {
  return { id: newId(), kind: 'step', title, description: '' }
}
