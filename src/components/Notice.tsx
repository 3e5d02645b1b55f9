import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { sheetEdge, tokens } from '#theme/index.ts';
import { Icon } from './Icon.tsx';

const { color, radius } = tokens;

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 12,
  padding: theme.spacing(1.75, 2),
  borderRadius: radius.control,
  ...sheetEdge,
  '&[data-tone="info"]': { backgroundColor: color.greenSoft, color: color.greenDeep },
  '&[data-tone="success"]': { backgroundColor: color.leafSoft, color: color.leaf },
  '&[data-tone="warning"]': { backgroundColor: color.peachSoft, color: color.orangeDark },
  '&[data-tone="error"]': { backgroundColor: color.chiliSoft, color: color.chiliDeep },
  '& > div': { color: color.ink, minWidth: 0 },
  '& > div > strong': { display: 'block', fontWeight: 680, color: 'inherit' },
}));

const drawings = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** Props of `Notice`. */
export interface NoticeProps {
  /** The severity. An error is announced assertively, the others politely. */
  tone: 'info' | 'success' | 'warning' | 'error';
  /** A few words in bold above the text. */
  title?: string;
  /** A button or link under the text. */
  action?: ReactNode;
  /** Not a live region, because the part that shows it moves focus to it. */
  silent?: boolean;
  /** The message, in a sentence or two. */
  children: ReactNode;
}

/** A message about the current screen, shown in place, never in a blocking dialog. */
export function Notice({ tone, title, action, silent, children }: NoticeProps) {
  return (
    <Box {...(silent ? {} : { role: tone === 'error' ? 'alert' : 'status' })} data-tone={tone}>
      <Icon of={drawings[tone]} size={24} />
      <div>
        {title ? <strong>{title}</strong> : null}
        {/* An element of its own, because a translator moves bare text. */}
        <div>{children}</div>
        {action ? <div style={{ marginTop: 8 }}>{action}</div> : null}
      </div>
    </Box>
  );
}
