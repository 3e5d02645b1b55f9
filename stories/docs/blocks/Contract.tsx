import type { ReactNode } from 'react';
import { Facts } from './Facts.tsx';

/** Props of `Contract`; an omitted prop shows a default sentence. */
export interface ContractProps {
  /** The role that assistive technology reports. */
  role?: ReactNode;
  /** The source of its accessible name. */
  name?: ReactNode;
  /** The effect of keys, and where focus moves. */
  keys?: ReactNode;
  /** What a screen reader announces without focus, and how urgently. */
  live?: ReactNode;
}

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
