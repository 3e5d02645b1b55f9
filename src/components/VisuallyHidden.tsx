import { styled } from '@mui/material/styles';
import { unseen } from '#theme/index.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(unseen, { whiteSpace: 'nowrap' });
