import { Check, Copy } from 'lucide-react';
import type { CopyState } from '#hooks/useCopyToClipboard.ts';
import { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
import { Icon } from './Icon.tsx';

/** Props of `CopyButton`: those of a button, and its two labels. */
export interface CopyButtonProps extends Pick<ActionButtonProps, 'onClick' | 'size' | 'variant'> {
  /** The result of the last press; its owner shows a refusal beside the text that could not be copied. */
  copied: CopyState;
  /** The name of the press for the sign-in form's script, which answers it before the app runs. */
  'data-press'?: string;
  /** The button's text, before and after it has copied. */
  labels: { copy: string; copied: string };
}

/** A button that copies a text, and says when that is done. */
export function CopyButton({ copied, labels, ...button }: CopyButtonProps) {
  const done = copied === 'copied';
  return (
    <ActionButton variant="outlined" startIcon={<Icon of={done ? Check : Copy} />} {...button}>
      <span aria-live="polite">{done ? labels.copied : labels.copy}</span>
    </ActionButton>
  );
}
