import { Plus, Store, Trash2, Truck } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  IconButton,
  Page,
  Skeleton,
  Table,
  toast,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/desk'
import { type PickupPoint, type ShippingZone, shippingApi } from '../contract/index.ts'
import { PointDialog } from './point-dialog.tsx'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'
import { ZoneDialog } from './zone-dialog.tsx'

/** Zones with their rates, and the shop's own places. */
export function ShippingScreen() {
  const t = useWords(shippingOwnerMessages)
  const found = useCall(shippingApi.shipping, {})
  const [zone, setZone] = useState<ShippingZone | 'new' | null>(null)
  const [point, setPoint] = useState<PickupPoint | 'new' | null>(null)
  const addZone = (
    <Button tone="primary" icon={Plus} onPress={() => setZone('new')}>
      {t('addZone')}
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
              <EmptyState small picture={<Truck size={48} strokeWidth={1} />} action={addZone}>
                {t('noZones')}
              </EmptyState>
            ) : (
              <Zones zones={found.data.zones} onOpen={setZone} />
            )}
          </Card>
          <Card
            title={t('points')}
            lead={t('pointsLead')}
            foot={
              <Button icon={Plus} onPress={() => setPoint('new')}>
                {t('addPoint')}
              </Button>
            }
          >
            {found.data.points.length === 0 ? (
              <EmptyState small picture={<Store size={48} strokeWidth={1} />}>
                {t('noPoints')}
              </EmptyState>
            ) : (
              <Points points={found.data.points} onOpen={setPoint} />
            )}
          </Card>
        </>
      )}
      {zone && <ZoneDialog zone={zone === 'new' ? null : zone} onClose={() => setZone(null)} />}
      {point && <PointDialog point={point === 'new' ? null : point} onClose={() => setPoint(null)} />}
    </Page>
  )
}

function Zones({ zones, onOpen }: { zones: readonly ShippingZone[]; onOpen: (zone: ShippingZone) => void }) {
  const t = useWords(shippingOwnerMessages)
  const nameOf = useCountryName()
  const [leaving, setLeaving] = useState<ShippingZone | null>(null)
  const open = (id: string) => {
    const zone = zones.find((one) => one.id === id)
    if (zone) onOpen(zone)
  }
  return (
    <>
      <Table
        label={t('zones')}
        entries={zones}
        onAction={open}
        columns={[
          { id: 'name', label: t('name'), isRowHeader: true, cell: ({ name }) => name },
          { id: 'places', label: t('places'), wideOnly: true, cell: ({ places }) => places.map(({ country }) => nameOf(country)).join(', ') },
          { id: 'rates', label: t('rates'), short: true, cell: ({ rates }) => t('count', { n: rates.length }) },
          {
            id: 'remove',
            label: t('remove'),
            hideLabel: true,
            width: 48,
            cell: (one) => <IconButton size="small" icon={Trash2} label={t('removeTitle', { name: one.name })} onPress={() => setLeaving(one)} />,
          },
        ]}
      />
      {leaving && <Removal name={leaving.name} id={leaving.id} endpoint={shippingApi.removeZone} onClose={() => setLeaving(null)} />}
    </>
  )
}

function Points({ points, onOpen }: { points: readonly PickupPoint[]; onOpen: (point: PickupPoint) => void }) {
  const t = useWords(shippingOwnerMessages)
  const [leaving, setLeaving] = useState<PickupPoint | null>(null)
  const open = (id: string) => {
    const point = points.find((one) => one.id === id)
    if (point) onOpen(point)
  }
  return (
    <>
      <Table
        label={t('points')}
        entries={points}
        onAction={open}
        columns={[
          { id: 'name', label: t('name'), isRowHeader: true, cell: ({ title }) => title },
          { id: 'address', label: t('address'), wideOnly: true, cell: ({ address }) => address },
          {
            id: 'remove',
            label: t('remove'),
            hideLabel: true,
            width: 48,
            cell: (one) => <IconButton size="small" icon={Trash2} label={t('removeTitle', { name: one.title })} onPress={() => setLeaving(one)} />,
          },
        ]}
      />
      {leaving && <Removal name={leaving.title} id={leaving.id} endpoint={shippingApi.removePoint} onClose={() => setLeaving(null)} />}
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
  const remove = useSend(endpoint, {
    refreshes: [shippingApi.shipping],
    onDone: () => {
      toast(t('removed', { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      action={t('remove')}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  )
}

function useCountryName(): (code: string) => string {
  const t = useWords(shippingOwnerMessages)
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  return (code) => (code === '*' ? t('everywhere') : (names.of(code) ?? code))
}
