import { Card, Switch, useCall, useSend } from '#platform/ui'
import { type SettingsGroup, type SiteSettings, sitesApi } from '../contract/index.ts'

interface Props<G extends SettingsGroup> {
  group: G
  name: { [K in keyof SiteSettings[G]]: SiteSettings[G][K] extends boolean ? K : never }[keyof SiteSettings[G]] & string
  label: string
  hint: string
}

/** One yes or no of the site's settings, beside what it is about. Whoever may not change it does not see it. */
export function SiteSwitch<G extends SettingsGroup>({ group, name, label, hint }: Props<G>) {
  const settings = useCall(sitesApi.settings, {}).data?.[group]
  const save = useSend(sitesApi.changeSettings, { refreshes: [sitesApi.settings] })
  if (!settings) return null
  const kept = Boolean((settings as Record<string, unknown>)[name])
  const shown = save.isPending ? save.variables.values[name] === true : kept
  return (
    <Card>
      <Switch isSelected={shown} hint={hint} onChange={(isOn) => save.mutate({ group, values: { [name]: isOn } })}>
        {label}
      </Switch>
    </Card>
  )
}
