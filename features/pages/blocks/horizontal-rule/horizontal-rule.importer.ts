import type { PieceImporter } from '#platform/block'
import type { HorizontalRuleProps } from './horizontal-rule.contract.ts'

export const horizontalRuleImporter: PieceImporter<HorizontalRuleProps> = { separator: () => ({ props: {} }) }
