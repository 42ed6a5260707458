import type { CSSProperties, ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { AssetImage, type ImageAsset } from '../../visitor/asset-image.tsx'
import type { LogoProps } from './logo.contract.ts'

export interface LogoData {
  asset: ImageAsset | null
}

export function LogoView({ props, data, page }: ViewProps<LogoProps, LogoData>): ReactNode {
  const name = props.text || page.site.title
  const { asset } = data
  const style = asset ? ({ '--logo': `${props.height}px` } as CSSProperties) : undefined
  return (
    <div className="logo" data-align={props.align === 'start' ? undefined : props.align} style={style}>
      <a href="/">
        {asset ? <AssetImage asset={asset} sizes={widthAt(props.height, asset)} alt={name} eager /> : name}
      </a>
    </div>
  )
}

function widthAt(height: number, { width, height: own }: ImageAsset): string {
  return width && own ? `${Math.round((height * width) / own)}px` : '200px'
}
