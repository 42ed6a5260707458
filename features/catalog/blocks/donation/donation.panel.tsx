import {
  type BlockPanelProps,
  ChoiceRow,
  Group,
  LinkButton,
  SelectRow,
  SwitchRow,
  TextRow,
  useCall,
  useWords,
} from '#platform/ui'
import { donationApi } from '../../contract/index.ts'
import { panelMessages } from '../../owner/panels/catalog-panels.messages.ts'
import type { DonationProps } from './donation.contract.ts'

export function DonationPanel({ props, change }: BlockPanelProps<DonationProps>) {
  const t = useWords(panelMessages)
  const donations = useCall(donationApi.donations, {})
  const options = (donations.data ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Group>
      <SelectRow
        label={t('donation')}
        value={props.donation ?? ''}
        onChange={(id) => change('donation', id)}
        options={options}
        hint={props.donation ? '' : t('chooseDonation')}
      />
      <LinkButton size="small" href="/config/donations" target="_blank">
        {t('donations')}
      </LinkButton>
      <ChoiceRow
        label={t('layout')}
        value={props.layout}
        onChange={(layout) => change('layout', layout)}
        options={[
          { value: 'form', label: t('form') },
          { value: 'button', label: t('buttonOnly') },
        ]}
      />
      <SwitchRow
        label={t('showsTitle')}
        value={props.showsTitle}
        onChange={(isShown) => change('showsTitle', isShown)}
      />
      <SwitchRow
        label={t('showsDescription')}
        value={props.showsDescription}
        onChange={(isShown) => change('showsDescription', isShown)}
      />
      <TextRow label={t('button')} value={props.button} onChange={(text) => change('button', text)} />
    </Group>
  )
}
