/** C4.44, C4.45: how marked words are drawn when they are seen, and from which side. */
export const highlightTypes = ['draw', 'fade', 'fadeScale'] as const
export const highlightDirections = ['left', 'right'] as const
