import { styled } from '@mui/material/styles';
import { unseen } from '#theme/index.ts';

/** Words for readers that are not drawn. */
export const VisuallyHidden = styled('span')(unseen, { whiteSpace: 'nowrap' });
