import { useState } from 'react'
import { dayMs, isEmailAddress } from '#platform/contract'
import { useEmailHint } from '#features/accounts/owner'
import {
  type BlockPanelProps,
  DateField,
  Group,
  LinkRow,
  NumberRow,
  PropChoiceRow,
  SwitchRow,
  Tabs,
  TextArea,
  TextRow,
  useWords,
} from '#platform/ui'
import { captchaChoices, captchaProviders, mostFields, mostRecipients } from '../../contract/form.rules.ts'
import { AutomationRows } from '../../owner/automation-row.tsx'
import { FieldList } from '../../owner/field-list.tsx'
import { FormLinkRow } from '../../owner/form-link-row.tsx'
import { TemplateRow } from '../../owner/template-row.tsx'
import { formPanelMessages } from '../../owner/forms-owner.messages.ts'
import type { FormProps } from './form.contract.ts'

const aligns = ['start', 'center', 'stretch'] as const

type Props = Pick<BlockPanelProps<FormProps>, 'props' | 'change'>

export function FormPanel({ id, props, change }: BlockPanelProps<FormProps>) {
  const t = useWords(formPanelMessages)
  const tabs = [
    { id: 'build', label: t('build'), content: <BuildRows props={props} change={change} /> },
    { id: 'storage', label: t('storage'), content: <StorageRows props={props} change={change} /> },
    { id: 'advanced', label: t('advanced'), content: <AdvancedRows id={id} props={props} change={change} /> },
    { id: 'captcha', label: t('captcha'), content: <CaptchaRows props={props} change={change} /> },
    {
      id: 'disclaimer',
      label: t('disclaimer'),
      content: (
        <Group>
          <TextRow
            multiline
            label={t('disclaimer.text')}
            value={props.disclaimer}
            onChange={(disclaimer) => change('disclaimer', disclaimer)}
          />
        </Group>
      ),
    },
  ]
  return <Tabs label={t('tabs')} tabs={tabs} />
}

function BuildRows({ props, change }: Props) {
  const t = useWords(formPanelMessages)
  return (
    <Group>
      <TextRow label={t('name')} hint={t('name.hint')} value={props.name} onChange={(name) => change('name', name)} />
      <TemplateRow onChoose={(fields) => change('fields', fields)} />
      <FieldList fields={props.fields} onChange={(fields) => change('fields', fields)} max={mostFields} />
      <TextRow
        label={t('submitLabel')}
        placeholder={t('submitLabel.placeholder')}
        value={props.submitLabel}
        onChange={(label) => change('submitLabel', label)}
      />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </Group>
  )
}

function StorageRows({ props, change }: Props) {
  const t = useWords(formPanelMessages)
  return (
    <>
      <Group>
        <p className="q-hint">
          {t('storage.hint')} <a href="/config/forms">{t('openInbox')}</a>
        </p>
        <Recipients value={props.recipients} onChange={(recipients) => change('recipients', recipients)} />
      </Group>
      <AutomationRows />
    </>
  )
}

function AdvancedRows({ id, props, change }: Props & { id: string }) {
  const t = useWords(formPanelMessages)
  return (
    <>
      <Group title={t('afterSending')}>
        <TextRow
          multiline
          label={t('thanks')}
          placeholder={t('thanks.placeholder')}
          value={props.thanks}
          onChange={(thanks) => change('thanks', thanks)}
        />
        <LinkRow label={t('redirect')} value={props.redirect} onChange={(redirect) => change('redirect', redirect)} />
        <TextRow
          code
          rows={4}
          label={t('thanksHtml')}
          hint={t('thanksHtml.hint')}
          value={props.thanksHtml}
          onChange={(thanksHtml) => change('thanksHtml', thanksHtml)}
        />
      </Group>
      <Group title={t('answering')}>
        <SwitchRow
          label={t('validates')}
          hint={t('validates.hint')}
          value={props.validates}
          onChange={(validates) => change('validates', validates)}
        />
        <SwitchRow
          label={t('remembers')}
          hint={t('remembers.hint')}
          value={props.remembers}
          onChange={(remembers) => change('remembers', remembers)}
        />
      </Group>
      <ClosingRows props={props} change={change} />
      <FormLinkRow formId={id} />
    </>
  )
}

/** Protection against automated submissions (C3.44). */
function CaptchaRows({ props, change }: Props) {
  const t = useWords(formPanelMessages)
  return (
    <Group>
      <PropChoiceRow name="captcha" values={captchaChoices} value={props.captcha} words={t} change={change} />
      <p className="q-hint">
        {t(`captcha.${props.captcha}.hint`)}{' '}
        {captchaProviders.some((name) => name === props.captcha) && (
          <a href="/config/form-settings">{t('captcha.keys')}</a>
        )}
      </p>
    </Group>
  )
}

/** Closes the form on a day, or after a number of submissions. */
function ClosingRows({ props, change }: Props) {
  const t = useWords(formPanelMessages)
  const { closesAt, mostSubmissions } = props
  const inAWeek = () => new Date(Date.now() + 7 * dayMs).toISOString()
  return (
    <Group title={t('closing')}>
      <SwitchRow
        label={t('closes')}
        value={closesAt !== null}
        onChange={(closes) => change('closesAt', closes ? inAWeek() : null)}
      />
      {closesAt !== null && (
        <DateField
          label={t('closesAt')}
          value={new Date(closesAt)}
          onChange={(date) => date && change('closesAt', date.toISOString())}
        />
      )}
      <NumberRow
        label={t('mostSubmissions')}
        hint={t('mostSubmissions.hint')}
        value={mostSubmissions}
        min={0}
        max={1_000_000}
        onChange={(most) => change('mostSubmissions', most)}
      />
      {(closesAt !== null || mostSubmissions > 0) && (
        <TextRow
          multiline
          label={t('closedText')}
          placeholder={t('closedText.placeholder')}
          value={props.closedText}
          onChange={(text) => change('closedText', text)}
        />
      )}
    </Group>
  )
}

/** Edits addresses, one per line; an incomplete one stays as typed and is not stored. */
function Recipients({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const t = useWords(formPanelMessages)
  const [text, setText] = useState(value.join('\n'))
  const emailHint = useEmailHint()
  const lines = text.split(/[\n,;]/).map((line) => line.trim())
  const wrong = lines.find((line) => line !== '' && !isEmailAddress(line))
  const type = (typed: string) => {
    setText(typed)
    const addresses = typed.split(/[\n,;]/).map((line) => line.trim())
    onChange([...new Set(addresses.filter(isEmailAddress))].slice(0, mostRecipients))
  }
  return (
    <TextArea
      label={t('recipients')}
      {...emailHint(t('recipients.hint'))}
      value={text}
      onChange={type}
      rows={2}
      error={wrong === undefined ? null : t('recipients.wrong', { address: wrong })}
    />
  )
}
