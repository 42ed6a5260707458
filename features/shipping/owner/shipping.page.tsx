import { Plus } from '#platform/icons'
import { useState } from 'react'
import { settingsIn, sitesApi } from '#features/sites/contract'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Page,
  removalColumn,
  RemovalDialog,
  Skeleton,
  Table,
  useCall,
  useLanguage,
  useWords,
  latestRecord,
} from '#platform/ui'
import { deliverySettings, type PickupPoint, type ShippingZone, shippingApi } from '../contract/index.ts'
import { DeliveryCard } from './delivery-card.tsx'
import { PointDialog } from './point-dialog.tsx'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'
import { ZoneDialog } from './zone-dialog.tsx'

/** Zones with their rates, and pickup points. */
export function ShippingScreen() {
  const t = useWords(shippingOwnerMessages)
  const found = useCall(shippingApi.shipping, {})
  const settings = useCall(sitesApi.settings, {})
  const delivery = settingsIn(settings.data, deliverySettings)
  const [zone, setZone] = useState<ShippingZone | 'new' | null>(null)
  const [point, setPoint] = useState<PickupPoint | 'new' | null>(null)
  const addZone = (
    <Button tone="primary" icon={Plus} onPress={() => setZone('new')}>
      {t('addZone')}
    </Button>
  )
  const addPoint = (
    <Button icon={Plus} onPress={() => setPoint('new')}>
      {t('addPoint')}
    </Button>
  )
  return (
    <Page title={t('shipping')} lead={t('lead')}>
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={40} />}
      {found.data && (
        <>
          <Card title={t('zones')} lead={t('zonesLead')} foot={found.data.zones.length > 0 && addZone}>
            {found.data.zones.length === 0 ? (
              <EmptyState small drawing="delivery" action={addZone}>
                {t('noZones')}
              </EmptyState>
            ) : (
              <Zones zones={found.data.zones} onOpen={setZone} />
            )}
          </Card>
          <Card title={t('points')} lead={t('pointsLead')} foot={found.data.points.length > 0 && addPoint}>
            {found.data.points.length === 0 ? (
              <EmptyState small drawing="pickup" action={addPoint}>
                {t('noPoints')}
              </EmptyState>
            ) : (
              <Points points={found.data.points} onOpen={setPoint} />
            )}
          </Card>
          {delivery && <DeliveryCard values={delivery} promise={found.data.promise} />}
        </>
      )}
      {zone && <ZoneDialog zone={latestRecord(zone, found.data?.zones)} onClose={() => setZone(null)} />}
      {point && <PointDialog point={latestRecord(point, found.data?.points)} onClose={() => setPoint(null)} />}
    </Page>
  )
}

function Zones({ zones, onOpen }: { zones: readonly ShippingZone[]; onOpen: (zone: ShippingZone) => void }) {
  const t = useWords(shippingOwnerMessages)
  const nameOf = useCountryName()
  const language = useLanguage()
  const listed = ({ places }: ShippingZone) =>
    places
      .map(({ country }) => nameOf(country))
      .sort((a, b) => a.localeCompare(b, language))
      .join(', ')
  const [leaving, setLeaving] = useState<ShippingZone | null>(null)
  return (
    <>
      <Table
        label={t('zones')}
        entries={zones}
        onOpen={onOpen}
        columns={[
          { id: 'name', label: t('name'), isRowHeader: true, width: 160, cell: ({ name }) => name },
          { id: 'places', label: t('places'), wideOnly: true, cell: listed },
          { id: 'rates', label: t('rates'), short: true, cell: ({ rates }) => t('count', { n: rates.length }) },
          removalColumn({
            label: t('remove'),
            titleOf: ({ name }: ShippingZone) => t('removeTitle', { name }),
            onRemove: setLeaving,
          }),
        ]}
      />
      {leaving && (
        <Removal
          name={leaving.name}
          id={leaving.id}
          endpoint={shippingApi.removeZone}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

function Points({ points, onOpen }: { points: readonly PickupPoint[]; onOpen: (point: PickupPoint) => void }) {
  const t = useWords(shippingOwnerMessages)
  const [leaving, setLeaving] = useState<PickupPoint | null>(null)
  return (
    <>
      <Table
        label={t('points')}
        entries={points}
        onOpen={onOpen}
        columns={[
          { id: 'name', label: t('name'), isRowHeader: true, cell: ({ title }) => title },
          { id: 'address', label: t('address'), wideOnly: true, cell: ({ address }) => address },
          removalColumn({
            label: t('remove'),
            titleOf: ({ title }: PickupPoint) => t('removeTitle', { name: title }),
            onRemove: setLeaving,
          }),
        ]}
      />
      {leaving && (
        <Removal
          name={leaving.title}
          id={leaving.id}
          endpoint={shippingApi.removePoint}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

interface RemovalProps {
  name: string
  id: string
  endpoint: typeof shippingApi.removeZone | typeof shippingApi.removePoint
  onClose: () => void
}

function Removal({ name, id, endpoint, onClose }: RemovalProps) {
  const t = useWords(shippingOwnerMessages)
  return (
    <RemovalDialog
      endpoint={endpoint}
      input={{ id }}
      refreshes={[shippingApi.shipping]}
      title={t('removeTitle', { name })}
      action={t('remove')}
      doneMessage={t('removed', { name })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </RemovalDialog>
  )
}

function useCountryName(): (code: string) => string {
  const t = useWords(shippingOwnerMessages)
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (code) => (code === '*' ? t('everywhere') : (names.of(code) ?? code))
}
