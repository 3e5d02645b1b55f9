import type { ReactNode } from 'react';
import { Facts } from './Facts.tsx';

/** Props of `Contract`; what a part does not have is left out and said so. */
export interface ContractProps {
  /** What assistive technology takes it for. */
  role?: ReactNode;
  /** Where its name comes from. */
  name?: ReactNode;
  /** What the keyboard does, and where focus goes. */
  keys?: ReactNode;
  /** What is read out by itself, and how urgently. */
  live?: ReactNode;
}

/** What a part promises to people who hear it or use a keyboard. */
export function Contract({
  role = 'None of its own.',
  name = 'None: it is read as its content.',
  keys = 'Takes no focus and no keys.',
  live = 'Nothing is read out by itself.',
}: ContractProps) {
  return (
    <Facts
      label="Accessibility contract"
      columns={['Promise', 'How it is kept']}
      rows={[
        ['Role', role],
        ['Name', name],
        ['Keys and focus', keys],
        ['Live region', live],
      ]}
    />
  );
}
