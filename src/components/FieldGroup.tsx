import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('tablet')]: { gap: theme.spacing(2) },
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
}));

// A legend is not a grid item, so it sets its own distance to the first field.
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.h5,
  padding: 0,
  marginBottom: theme.spacing(0.5),
  [theme.breakpoints.up('tablet')]: { marginBottom: theme.spacing(1) },
}));

/** Props of `FieldGroup`. */
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
    <Group>
      <Legend>{title}</Legend>
      {children}
    </Group>
  );
}
