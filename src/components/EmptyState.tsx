import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { tokens } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(5, 3),
  borderRadius: tokens.radius.card,
  border: `2px dashed ${tokens.color.lineStrong}`,
  color: theme.vars.palette.text.secondary,
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  color: theme.vars.palette.text.primary,
}));

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** An icon of the missing content. */
  icon: LucideIcon;
  /** Names the missing content in a few words. */
  heading: string;
  /** Why the content is missing, and how to get it. */
  children?: ReactNode;
  /** A button or link that adds the missing content. */
  action?: ReactNode;
}

/**
 * Replaces an empty list or card and says why it is empty and what to do. Use `LoadingState` while content loads,
 * `Notice` with a retry button when loading failed, and `GateMessage` when it replaces a whole screen.
 *
 * Its title is an `h2`. Say what content will appear and when. Do not apologize, joke or advertise.
 */
export function EmptyState({ icon, heading, children, action }: EmptyStateProps) {
  return (
    <Root>
      <Icon of={icon} size={32} />
      <Heading>{heading}</Heading>
      {children ? <div>{children}</div> : null}
      {action ? <div style={{ marginTop: 8 }}>{action}</div> : null}
    </Root>
  );
}
