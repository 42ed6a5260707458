import type { ShopPlan } from '../shop-plan.ts'

export const sizeGuides: NonNullable<ShopPlan['sizeGuides']> = {
  prints: {
    name: 'Prints and frames',
    note: 'The image leaves a white border of three centimetres. Frames add what is named here on every side.',
    rows: [
      ['', 'Paper', 'Image', 'Framed', 'Hangs well above'],
      ['30 × 40 cm', '30 × 40', '24 × 34', '33 × 43', 'a desk'],
      ['50 × 70 cm', '50 × 70', '44 × 64', '53 × 73', 'a sofa for two'],
    ],
  },
  trays: {
    name: 'Tray 9, inside and out',
    note: 'In millimetres. The wall is five thick.',
    rows: [
      ['', 'Outside', 'Inside', 'Holds'],
      ['250 mm', '250 × 80 × 22', '240 × 70 × 17', 'pencils, a phone'],
      ['340 mm', '340 × 80 × 22', '330 × 70 × 17', 'a keyboard’s worth of pens'],
    ],
  },
}
