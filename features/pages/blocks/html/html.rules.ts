/** C4.44, C4.45: animations of marked words, and the side from which they begin. */
export const highlightTypes = ['draw', 'fade', 'fadeScale'] as const
export const highlightDirections = ['left', 'right'] as const
