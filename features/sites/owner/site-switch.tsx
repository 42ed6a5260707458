import { Card, Switch, useCall, useSend } from '#platform/ui'
import type { z } from 'zod'
import { settingsIn, type SettingsPart, sitesApi } from '../contract/index.ts'

interface Props<Shape extends z.ZodRawShape> {
  part: SettingsPart<Shape>
  name: { [K in keyof Shape]: z.infer<Shape[K]> extends boolean ? K : never }[keyof Shape] & string
  label: string
  hint: string
}

/** A switch for one setting of a feature, shown beside its subject. It is hidden from people who may not change it. */
export function SiteSwitch<Shape extends z.ZodRawShape>({ part, name, label, hint }: Props<Shape>) {
  const { group } = part
  const settings: Readonly<Record<string, unknown>> | undefined = settingsIn(useCall(sitesApi.settings, {}).data, part)
  const save = useSend(sitesApi.changeSettings, { refreshes: [sitesApi.settings] })
  if (!settings) return null
  const savedValue = Boolean(settings[name])
  const shown = save.isPending ? save.variables.values[name] === true : savedValue
  return (
    <Card>
      <Switch isSelected={shown} hint={hint} onChange={(isOn) => save.mutate({ group, values: { [name]: isOn } })}>
        {label}
      </Switch>
    </Card>
  )
}
