import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { alignedText } from './alignedText.ts';
import { iconMask } from './iconImage.ts';

const Toggle = styled('div')(({ theme }) => ({
  '& > button': alignedText,
  '& > button::before': { ...iconMask('plus', 16), marginRight: 8 },
  '& > [aria-expanded="true"]::before': { transform: 'rotate(45deg)' },
  [theme.breakpoints.up('laptop')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Content = styled('div')(({ theme }) => ({
  '&[data-folded="true"]': {
    [theme.breakpoints.down('laptop')]: { '@media screen': { display: 'none' } },
  },
  '&[data-folded="false"]': {
    [theme.breakpoints.down('laptop')]: { marginTop: theme.spacing(2) },
  },
}));

export interface FoldOnPhoneProps {
  /** Label of the button that shows and hides the content, on narrow screens. */
  label: string;
  /** Whether it starts open. */
  startsOpen?: boolean;
  /** The content. */
  children: ReactNode;
}

/**
 * Content that is collapsed behind a button on a narrow screen and always visible on a wide screen and on paper. Use it for
 * details that few people need before they act, never for a price, a date or an error.
 *
 * Content that was used on a wide screen stays open when the screen becomes narrow, as by zooming.
 *
 * The button says whether its content is shown (`aria-expanded`). On a wide screen there is no button.
 */
export function FoldOnPhone({ label, startsOpen = false, children }: FoldOnPhoneProps) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  // What was used on a wide screen stays when a zoom or a turned tablet makes it narrow. Safari focuses no pressed button.
  const keepOpen = () => setOpen(true);
  return (
    <div>
      <Toggle>
        <ActionButton
          variant="text"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {label}
        </ActionButton>
      </Toggle>
      <Content id={id} data-folded={!open} onFocus={keepOpen} onClick={keepOpen}>
        {children}
      </Content>
    </div>
  );
}
