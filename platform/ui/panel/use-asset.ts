import { useEffect, useState } from 'react'
import { type PickedAsset, usePanelServices } from './panel-services.tsx'

/** The asset with this id, loaded once. */
export function useAsset(id: string | null): PickedAsset | null {
  const services = usePanelServices()
  const [asset, setAsset] = useState<PickedAsset | null>(null)
  useEffect(() => {
    let wanted = true
    if (id) void services.asset(id).then((found) => wanted && setAsset(found))
    return () => {
      wanted = false
    }
  }, [id, services])
  return asset?.id === id ? asset : null
}
