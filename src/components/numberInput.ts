import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { tabularFigures } from '#theme/index.ts';

/** Styles of a number input. The native arrows are hidden because they are too small for touch. */
export const typedNumber = {
  ...tabularFigures,
  fontWeight: 640,
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
} as const;

/** An input for a short number; components that use it add buttons or a slider. */
export const NumberInput = styled(InputBase)({
  '& > input': { ...typedNumber, paddingInline: 4, textAlign: 'center' },
});
