import { styled } from '@mui/material/styles';
import { tabularFigures } from '#theme/index.ts';
import { TextInput } from './TextInput.tsx';

/**
 * A number that is typed. Its native arrows are hidden because they are smaller than a finger; a part that uses it adds
 * buttons or a slider.
 */
export const NumberInput = styled(TextInput)({
  ...tabularFigures,
  paddingInline: 4,
  fontWeight: 640,
  textAlign: 'center',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
});
