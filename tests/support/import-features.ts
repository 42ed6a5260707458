import { contentFeatures } from './content-features.ts'
import { commentsFeature } from '#features/comments/server'
import { designFeature } from '#features/design/server'
import { importsFeature } from '#features/imports/server'

/** Features that an import writes into, with the imports. */
export const importFeatures = [...contentFeatures, designFeature, commentsFeature, importsFeature]
