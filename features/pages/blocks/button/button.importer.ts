import type { PieceImporter } from '#platform/block'
import type { ButtonProps } from './button.contract.ts'

const longestLabel = 200
const sides = { left: 'start', center: 'center', right: 'end' } as const

export const buttonImporter: PieceImporter<ButtonProps> = {
  button: ({ label, url, newWindow, outline, size = 'medium', align }) => ({
    props: {
      label: label.slice(0, longestLabel),
      link: { href: url.slice(0, 2000), newWindow },
      look: outline ? 'outline' : 'site',
      size,
      align: sides[align],
    },
  }),
}
