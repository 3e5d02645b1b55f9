import { hovered } from '#theme/index.ts';

const underlined = {
  backgroundColor: 'transparent',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
} as const;

/**
 * Styles of a text button whose words line up with the column, and without a ground while it is pointed at. Its padding, which
 * keeps the focus ring off the words, reaches out of the column. In forced colors a button has an edge, which stays inside it.
 * Lengths have their unit, because `sx` multiplies bare numbers.
 */
export const alignedText = {
  minWidth: 0,
  paddingInline: '8px',
  marginInline: '-8px',
  ...hovered(underlined),
  '&:active': underlined,
  '@media (forced-colors: active)': { '&:is(button)': { paddingInline: '16px', marginInline: 0 } },
} as const;
