import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
