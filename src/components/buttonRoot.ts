import { styled } from '@mui/material/styles';

/** The appearance of a button. */
export interface ButtonAppearance {
  /** `contained` for the main action, `outlined` for a secondary one, `text` for a minor one. */
  variant: 'contained' | 'outlined' | 'text';
  /** Color of a contained button. */
  color: 'primary' | 'secondary';
  size: 'small' | 'medium' | 'large';
  /** Whether the button is as wide as its parent. */
  fullWidth: boolean;
}

/**
 * A native button with the theme's `MuiButton` styles, which MUI's own Button also uses. Omitting MUI's ripple and spinner
 * saves eight kilobytes on every first visit.
 */
export const ButtonRoot = styled('button', { name: 'MuiButton', slot: 'Root' })<{
  ownerState: ButtonAppearance;
}>(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 64,
  margin: 0,
  border: 0,
  verticalAlign: 'middle',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: 'transparent',
  '&:disabled': { pointerEvents: 'none' },
  variants: [
    ...(['primary', 'secondary'] as const).map((color) => ({
      props: { variant: 'contained' as const, color },
      style: {
        backgroundColor: theme.vars.palette[color].main,
        color: theme.vars.palette[color].contrastText,
      },
    })),
    { props: { fullWidth: true }, style: { width: '100%' } },
  ],
}));

/** Margins of a button's icon. */
export const ButtonIcon = styled('span')({
  display: 'flex',
  flex: 'none',
  '&[data-at="start"]': { marginLeft: -4 },
  '&[data-at="end"]': { marginRight: -4 },
});

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
