import { styled } from '@mui/material/styles';
import { control } from '#theme/index.ts';

/** A multi-line text input in every state of the theme. Use it inside a `Field`, which has the label. */
export const TextArea = styled('textarea')(control, { display: 'block', minHeight: 144, resize: 'vertical' });
