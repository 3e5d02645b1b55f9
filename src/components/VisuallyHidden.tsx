import { styled } from '@mui/material/styles';
import { visuallyHidden } from '#theme/index.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
