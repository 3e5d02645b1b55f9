import { styled } from '@mui/material/styles';
import { control } from '#theme/index.ts';

/**
 * A text input without a label. Use `FormField` for one with a label. It is a native input, so that text typed before
 * hydration is kept.
 */
export const TextInput = styled('input')(control);
