import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#theme/index.ts';
import { WithAddresses } from './BreakableText.tsx';
import { Icon } from './Icon.tsx';

const drawings = {
  info: <Icon of={Info} size={24} />,
  success: <Icon of={CircleCheck} size={24} />,
  warning: <Icon of={TriangleAlert} size={24} />,
  error: <Icon of={CircleAlert} size={24} />,
};

// Takes no room, and no gap of its parent, until there are words.
const Root = styled(Alert)({ '&[data-empty]': visuallyHidden });

export interface NoticeProps {
  /** The severity. An error is announced assertively, the others politely. */
  tone: 'info' | 'success' | 'warning' | 'error';
  /** A few words in bold above the text. */
  title?: string;
  /** A button or link under the text. */
  action?: ReactNode;
  /** Announced politely although it is an error, because it may come while somebody types. */
  polite?: boolean;
  /** Not a live region, because the part that shows it moves focus to it. */
  silent?: boolean;
  /**
   * The message, in a sentence or two; null while there is none. A polite message is heard only from a notice that was there before
   * it: screen readers follow the changes of a live region that they know.
   */
  children: ReactNode;
}

/** A message about the current screen, shown in place, never in a blocking dialog. */
export function Notice({ tone, title, action, polite, silent, children }: NoticeProps) {
  const announced = tone === 'error' && !polite ? 'alert' : 'status';
  const isEmpty = children === null;
  return (
    <Root
      severity={tone}
      role="none"
      icon={isEmpty ? false : drawings[tone]}
      data-empty={isEmpty || undefined}
    >
      {/* Without the action, whose name would be read as part of the message. */}
      <div role={silent ? undefined : announced}>
        {title && !isEmpty ? <AlertTitle>{title}</AlertTitle> : null}
        {isEmpty ? null : (
          // An element of its own, because a translator moves bare text.
          <div>
            <WithAddresses>{children}</WithAddresses>
          </div>
        )}
      </div>
      {action && !isEmpty ? <div style={{ marginTop: 8 }}>{action}</div> : null}
    </Root>
  );
}
