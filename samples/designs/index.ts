import { agency } from './agency.ts'
import { association } from './association.ts'
import { bakery } from './bakery.ts'
import { consultant } from './consultant.ts'
import { course } from './course.ts'
import type { Design } from './design.ts'
import { event } from './event.ts'
import { journal } from './journal.ts'
import { musician } from './musician.ts'
import { photographer } from './photographer.ts'
import { portfolio } from './portfolio.ts'
import { restaurant } from './restaurant.ts'
import { shopDesign } from './shop.ts'
import { wedding } from './wedding.ts'

export { planOf } from './design.ts'
export { previewOf } from './preview.tsx'

/** Designs for new sites, by trade. */
export const designs: readonly Design[] = [
  photographer,
  restaurant,
  shopDesign,
  agency,
  wedding,
  journal,
  bakery,
  consultant,
  musician,
  event,
  course,
  association,
  portfolio,
]
