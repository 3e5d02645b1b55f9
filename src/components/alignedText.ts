/**
 * Styles of a text button whose words line up with the column: without padding and without a ground while it is pointed at.
 * In forced colors a button has an edge, which stays inside the column.
 */
export const alignedText = {
  minWidth: 0,
  paddingInline: 0,
  '&:hover, &:active': {
    backgroundColor: 'transparent',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '@media (forced-colors: active)': { '&:is(button)': { paddingInline: 16 } },
} as const;
