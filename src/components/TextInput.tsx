import { styled } from '@mui/material/styles';
import { control } from '#theme/index.ts';

/**
 * A bare line of text in every state of the theme. Use `FormField` where it has a label of its own.
 * It is a native input, so that what is typed before the page's script arrives is kept.
 */
export const TextInput = styled('input')(control);
