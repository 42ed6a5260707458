import { useState } from 'react'
import {
  Button,
  Card,
  Columns,
  ComboBox,
  Select,
  sentenceOf,
  Switch,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { countryCodes } from '#platform/contract'
import { euCountries, type TaxSettings, taxApi } from '../contract/index.ts'
import { taxOwnerMessages } from './tax-owner.messages.ts'

export function TaxSettingsCard({ settings }: { settings: TaxSettings }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const [now, setNow] = useState(settings)
  const set = (part: Partial<TaxSettings>) => setNow((before) => ({ ...before, ...part }))
  const save = useSend(taxApi.saveSettings, { quiet: true, refreshes: [taxApi.tax], onDone: () => toast(t('saved')) })
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const isInEu = euCountries.includes(now.country)
  const foot = (
    <Button tone="primary" isPending={save.isPending} onPress={() => save.mutate(now)}>
      {t('save')}
    </Button>
  )
  return (
    <Card title={t('settings')} foot={foot}>
      <Columns>
        <ComboBox
          label={t('country')}
          value={now.country}
          onChange={(country) => set({ country })}
          options={countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        {isInEu ? (
          <TextField
            label={t('vatNumber')}
            value={now.vatNumber}
            onChange={(vatNumber) => set({ vatNumber })}
            maxLength={30}
            error={save.error && sentenceOf(save.error, language)}
          />
        ) : (
          <TextField
            label={t('region')}
            hint={t('regionHint')}
            value={now.region}
            onChange={(region) => set({ region: region.toUpperCase() })}
            maxLength={20}
          />
        )}
      </Columns>
      <Switch isSelected={now.pricesIncludeTax} onChange={(pricesIncludeTax) => set({ pricesIncludeTax })}>
        {t('pricesInclude')}
      </Switch>
      {now.pricesIncludeTax && (
        <Switch isSelected={now.removeTaxAbroad} onChange={(removeTaxAbroad) => set({ removeTaxAbroad })}>
          {t('removeAbroad')}
        </Switch>
      )}
      {isInEu && <EuFields now={now} set={set} />}
    </Card>
  )
}

function EuFields({ now, set }: { now: TaxSettings; set: (part: Partial<TaxSettings>) => void }) {
  const t = useWords(taxOwnerMessages)
  return (
    <>
      <Switch isSelected={now.reverseCharge} onChange={(reverseCharge) => set({ reverseCharge })}>
        {t('reverseCharge')}
      </Switch>
      <Select
        label={t('acrossEu')}
        value={now.acrossEu}
        onChange={(acrossEu) => set({ acrossEu })}
        options={(['home', 'destination'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}
