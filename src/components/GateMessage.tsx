import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { tokens } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const Root = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 0),
}));

const Badge = styled('span')({
  width: '5rem',
  height: '5rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.panel,
  '&[data-tone="plain"]': { backgroundColor: tokens.color.peach, color: tokens.color.ink },
  '&[data-tone="success"]': { backgroundColor: tokens.color.green, color: tokens.color.paper },
  '&[data-tone="error"]': { backgroundColor: tokens.color.chiliSoft, color: tokens.color.chili },
});

const Message = styled(Stack)(({ theme }) => ({ alignItems: 'center', gap: theme.spacing(2) }));

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: '46ch',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled(Stack)(({ theme }) => ({
  alignSelf: 'stretch',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
}));

export interface GateMessageProps {
  /** An icon that matches the message. None under a `Truck` that says the same. */
  icon?: LucideIcon | undefined;
  /** The tone of the message. */
  tone?: 'plain' | 'success' | 'error';
  /** The message in a few words. */
  heading: string;
  /** 1 when it is the screen's only heading, which then takes focus; 2 under the page's own heading. */
  level?: 1 | 2;
  /** An explanation and what to do next. */
  children?: ReactNode;
  /** One or two buttons that continue. */
  action?: ReactNode;
  /** How a change of the message is announced. */
  live?: 'off' | 'polite' | 'assertive';
}

/**
 * One message instead of a screen's content, for example a blocked step, a wait or a final result. Use `Notice` beside other
 * content. Say what happened first, then what to do, and always offer a next step.
 *
 * Its heading is of level 1, or 2 under the page's own. A level 1 heading takes focus when it appears, so screen readers
 * announce it. Set `live` only for a message that changes on screen and takes no focus: otherwise it would be announced
 * twice.
 */
export function GateMessage({
  icon,
  tone = 'plain',
  heading,
  level = 1,
  children,
  action,
  live = 'off',
}: GateMessageProps) {
  const ref = useFocusOnMount<HTMLHeadingElement>(level === 1);
  return (
    <Root>
      {icon ? (
        <Badge data-tone={tone} aria-hidden>
          <Icon of={icon} size={40} />
        </Badge>
      ) : null}
      {/* Without the action, whose name would be read as part of the message. */}
      <Message aria-live={live}>
        <Typography variant="h2" component={level === 1 ? 'h1' : 'h2'} ref={ref} tabIndex={-1}>
          {heading}
        </Typography>
        {children ? <Text>{children}</Text> : null}
      </Message>
      {action ? <Actions>{action}</Actions> : null}
    </Root>
  );
}
