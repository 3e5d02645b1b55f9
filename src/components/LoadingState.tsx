import { keyframes, styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const bob = keyframes({ '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-8px)' } });

const Root = styled('output')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
  color: theme.vars.palette.text.secondary,
}));

const Dots = styled('span')({
  display: 'flex',
  gap: 8,
  '& i': {
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: tokens.color.orange,
    boxShadow: `inset 0 0 0 2px ${tokens.color.ink}`,
    animation: `${bob} 1200ms ease-in-out infinite`,
  },
  '& i:nth-of-type(2)': { animationDelay: '150ms' },
  '& i:nth-of-type(3)': { animationDelay: '300ms' },
});

/** Props of `LoadingState`. */
export interface LoadingStateProps {
  /** The text, for example 'Loading plan details...'. Announced politely. */
  text: string;
}

/** A placeholder that says what is loading. */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <Root>
      <Dots aria-hidden>
        <i />
        <i />
        <i />
      </Dots>
      {text}
    </Root>
  );
}
