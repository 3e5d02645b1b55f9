import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCloseRequest } from '#hooks/useCloseRequest.ts';
import { lowWindow, tokens } from '#theme/index.ts';

const { color, radius } = tokens;

const Panel = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': { width: '100%', maxWidth: 460, margin: 16, borderRadius: radius.panel },
  [theme.breakpoints.down('tablet')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': { margin: 0, borderRadius: `${radius.panel}px ${radius.panel}px 0 0` },
  },
}));

const Body = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  padding: theme.spacing(3, 3, 0),
  overflowY: 'auto',
}));

const Actions = styled(Stack)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, -3),
  padding: theme.spacing(2, 3),
  borderTop: `2px dashed ${color.line}`,
  backgroundColor: color.paper,
  '& > :last-child': { marginLeft: 'auto' },
  // They would cover the fields.
  [lowWindow]: { position: 'static' },
}));

export interface DemoSheetProps {
  title: string;
  children: ReactNode;
  /** Buttons at the bottom; the last one is set apart and reacts to Enter if it is `type="submit"`. */
  actions: ReactNode;
  /** Called when the visitor presses Escape, or Back on Android, or taps outside the sheet. */
  onClose: () => void;
  /** Called when the form is submitted. The first field that is wrong afterwards gets the focus. */
  onSubmit: () => void;
}

/** A sheet over the demo: at the bottom on a phone, centered on wider screens. */
export function DemoSheet({ title, children, actions, onClose, onSubmit }: DemoSheetProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  useCloseRequest(true, onClose);
  return (
    <Panel open onClose={onClose} aria-labelledby={headingId}>
      <Body
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setAttempts(attempts + 1);
        }}
      >
        <Typography variant="h4" component="h2" id={headingId}>
          {title}
        </Typography>
        {children}
        <Actions>{actions}</Actions>
      </Body>
    </Panel>
  );
}
