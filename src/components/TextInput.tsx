import { styled } from '@mui/material/styles';
import { control } from '#theme/index.ts';

/**
 * A text input without a label. Use `FormField` for an input with a label. It is a native input, so it keeps text typed
 * before hydration.
 */
export const TextInput = styled('input')(control);
