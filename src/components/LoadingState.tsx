import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Root = styled('output')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
  color: theme.vars.palette.text.secondary,
}));

export interface LoadingStateProps {
  /** The text, for example 'Loading plan details...'. Announced politely. */
  text: string;
}

/**
 * A placeholder that says what is loading. A button that works is `ActionButton` with `loading`; a wait under a quarter of a second
 * shows nothing.
 *
 * A polite `status`. Reserve the height of the content, so that nothing shifts, show one at a time, and end it: a failure has
 * words of its own.
 */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <Root>
      <CircularProgress role="none" size={48} thickness={5} />
      {text}
    </Root>
  );
}
