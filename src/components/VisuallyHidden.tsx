import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Text for screen readers only. What people select and copy is what they see. */
export const VisuallyHidden = styled('span')({ ...visuallyHidden, userSelect: 'none' });
