/** Styles of a `ButtonBase` that holds words of its own, one below the other. */
export const wordsKey = {
  display: 'grid',
  justifyContent: 'normal',
  alignItems: 'normal',
  font: 'inherit',
  textAlign: 'left',
} as const;
