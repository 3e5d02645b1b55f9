import { visuallyHidden as hidden } from '@mui/utils';

/** Words for screen readers only. What people select and copy is what they see. */
export const visuallyHidden = { ...hidden, userSelect: 'none' } as const;
