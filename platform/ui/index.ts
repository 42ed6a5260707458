import './styles/ui.css'

export { AccessProvider, NoAccess, useHas, useMay } from './access.tsx'
export {
  Button,
  type ButtonProps,
  ButtonRow,
  IconButton,
  type IconButtonProps,
  LinkButton,
  ToggleIconButton,
  DownloadLink,
} from './button.tsx'
export { Chart, type ChartPoint } from './chart/chart.tsx'
export { byteSize } from './byte-size.ts'
export { Checkbox, RadioGroup, Switch } from './fields/choices.tsx'
export { cx } from './class-names.ts'
export { call, type CallOptions, upload } from './client/call.ts'
export { onStepUp } from './client/step-up.ts'
export {
  CallFailure,
  isAnsweredWith,
  isOffline,
  isSignedOut,
  sentenceOf,
  signedOutEvent,
} from './client/call-failure.ts'
export { ownerQueryClient, queryKeyOf, type SendOptions, useCall, useSend } from './client/query.ts'
export { openPalette, useCommandOffer, useOfferedCommands, usePaletteKey } from './overlays/command-offer.ts'
export { type Command, CommandPalette } from './overlays/command-palette.tsx'
export { DateField } from './fields/date-field.tsx'
export { ConfirmDialog, Dialog, type DialogProps } from './overlays/dialog.tsx'
export { uiMessages } from './ui.messages.ts'
export { latestRecord } from './forms/latest-record.ts'
export { ListTextArea } from './forms/list-text-area.tsx'
export { useListText } from './forms/use-list-text.ts'
export { useCreateOrChange } from './forms/use-create-or-change.ts'
export { EmptyList } from './lists/empty-list.tsx'
export { Banner, EmptyState, ErrorState, Skeleton } from './feedback.tsx'
export { draggedWithin, FileDrop } from './fields/file-drop.tsx'
export { DragHandle } from './lists/drag-handle.tsx'
export { FindBox, type FindBoxProps } from './fields/find-box.tsx'
export { Form, FormButton, FormCard, FormDialog, FormNotice, type FormState } from './forms/owner-form.tsx'
export { GroupError } from './forms/group-error.tsx'
export { LeavePrompt } from './forms/leave-prompt.tsx'
export { hasUnsaved, mayLeave, useUnsaved } from './forms/unsaved.ts'
export { type FieldProps, type OwnerForm, useOwnerForm } from './forms/use-owner-form.ts'
export { ListPage } from './lists/list-page.tsx'
export { QueryResult, OneScreen, useCallPages } from './lists/query-result.tsx'
export { Kbd, keyNames, renameKeys } from './kbd.tsx'
export { useTouch } from './use-touch.ts'
export { LanguageProvider, useLanguage, useLocale, useMoments, useSiteLocale, useWords } from './language.tsx'
export { Card, Columns, DetailList, Group, Page, Panel, Toolbar } from './layout.tsx'
export { type LazyPart, lazyDialog, lazyPart } from './lazy-part.tsx'
export { loadLanguage, loadShownLanguage } from './load-language.ts'
export { List, type ListProps } from './lists/list.tsx'
export { type Loadable, type Loaded, loadable, useLoaded } from './loadable.ts'
export { isGone, reloadOnce } from './reload-page.ts'
export { Avatar, Badge, type Crumb, StatusDot, Stepper, type Tone } from './marks.tsx'
export { Menu, type MenuEntries, type MenuEntry, MenuPopover } from './overlays/menu.tsx'
export { type BlockPanelProps, type ChangeProp, type PanelPage } from './panel/block-panel.ts'
export { type CanvasBlock, canvasBlock } from './panel/canvas-block.ts'
export { type FocalPoint, type ImageRowProps } from './panel/image-row.tsx'
export { LinkField, type LinkFieldProps } from './panel/link-field.tsx'
export { type LinkRowProps, type LinkValue } from './panel/link-row.tsx'
export { FileButton } from './panel/file-button.tsx'
export { ImageRow, LinkRow, preloadRows } from './panel/heavy-rows.tsx'
export { useAsset } from './panel/use-asset.ts'
export {
  type AssetFamily,
  type LinkTarget,
  type PanelServices,
  PanelServicesProvider,
  type PickedAsset,
  usePanelServices,
} from './panel/panel-services.tsx'
export {
  ChoiceRow,
  ColorRow,
  ListRow,
  type ListRowProps,
  NumberRow,
  SelectRow,
  SliderRow,
  SwitchRow,
  TextRow,
} from './panel/rows.tsx'
export { type Arrange, type ShowEntry, ShowEntryContext, useShowEntry } from './panel/show-entry.ts'
export { PropChoiceRow } from './panel/prop-choice-row.tsx'
export { type NavigationEntry, type NavigationGroup, type OwnerRoute, ownerRoutes } from './owner-route.ts'
export { NumberField } from './fields/number-field.tsx'
export { Popover } from './overlays/popover.tsx'
export { Progress } from './progress.tsx'
export { RemovalDialog, removalColumn } from './overlays/removal.tsx'
export { type OwnerRouter, OwnerRouterProvider, useOwnerRouter } from './router.tsx'
export { type Choice, SegmentedControl } from './fields/segmented-control.tsx'
export { ComboBox, Select } from './fields/select.tsx'
export { isHeld, DependentsOf } from './overlays/dependents.tsx'
export { Table, type TableColumn } from './lists/table.tsx'
export { type TabEntry, Tabs } from './tabs.tsx'
export { TabbedPage } from './forms/tabbed-page.tsx'
export { SearchField, TextArea, TextField } from './fields/text-fields.tsx'
export { CopyField } from './fields/copy-field.tsx'
export { ActionsMenu } from './overlays/actions-menu.tsx'
export { toast, Toasts } from './overlays/toast.tsx'
export { Tooltip } from './overlays/tooltip.tsx'
export { Tree, type TreeEntry } from './lists/tree.tsx'
export { type TreeMove, useTreeMoves } from './lists/tree-moves.ts'
export { useHandOrder } from './lists/use-hand-order.ts'
export { type Token, TokensField, type TokensFieldProps } from './fields/tokens-field.tsx'
export { TypedField } from './fields/typed-field.tsx'
export { useCopy } from './use-copy.ts'
export { useSettled } from './use-settled.ts'
