import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled(FormControl)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  // Groups stand further apart than fields, so that they read as groups.
  '& + &': { marginTop: theme.spacing(0.25) },
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(2), '& + &': { marginTop: theme.spacing(2.5) } },
  // A legend is not a grid item, so it sets its own distance to the first field.
  '& > legend': {
    ...theme.typography.h5,
    marginBottom: theme.spacing(1),
  },
})) as typeof FormControl;

export interface FieldGroupProps {
  /** The legend; screen readers read it before the first field. */
  title: string;
  /** The fields, in the order of entry. */
  children: ReactNode;
}

/**
 * Related fields of a long form, under a heading of a word or two. A form of three fields or fewer needs only its own
 * heading. Do not nest groups.
 *
 * It is a `fieldset`, and its legend is read before the first field.
 */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <Group component="fieldset">
      <FormLabel component="legend">{title}</FormLabel>
      {children}
    </Group>
  );
}
