import { embeddableOf } from '#features/media/contract'

export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

export function isVideo(address: string): boolean {
  return embeddableOf(address)?.what === 'video'
}
