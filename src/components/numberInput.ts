import { styled } from '@mui/material/styles';
import { tabularFigures } from '#theme/index.ts';
import { TextInput } from './TextInput.tsx';

/** A number that is typed. The native arrows are hidden: they are smaller than a finger, and each use has its own. */
export const NumberInput = styled(TextInput)({
  ...tabularFigures,
  paddingInline: 4,
  fontWeight: 640,
  textAlign: 'center',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
});
