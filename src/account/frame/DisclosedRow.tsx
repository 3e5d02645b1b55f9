import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ActionRow, type ActionRowProps } from './ActionRow.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';

export interface DisclosedRowProps extends Omit<ActionRowProps, 'label' | 'children' | 'onClick' | 'ref'> {
  /** The name of the button that opens the form. */
  label: string;
  open: boolean;
  onOpen: () => void;
  /** Takes the place of the row while it is open. */
  form: ReactNode;
  /** What was done last on this row, said above it; null or omitted if there is nothing to say. */
  outcome?: string | null;
}

/** A row whose form opens in its place. Once that closes, the button has the focus again, unless the outcome takes it. */
export function DisclosedRow({ open, onOpen, form, outcome = null, ...row }: DisclosedRowProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  const returnFocus = useEffectEvent(() => {
    if (outcome === null) opener.current?.focus();
  });
  useEffect(() => {
    if (wasOpen.current && !open) returnFocus();
    wasOpen.current = open;
  }, [open]);
  if (open) return form;
  return (
    <>
      {outcome === null ? null : <OutcomeNotice tone="success">{outcome}</OutcomeNotice>}
      <ActionRow {...row} ref={opener} onClick={onOpen} />
    </>
  );
}
