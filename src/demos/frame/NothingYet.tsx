import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { quietColor, tokens } from '#theme/index.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: theme.spacing(5, 3),
  borderRadius: tokens.radius.card,
  border: `2px dashed ${tokens.color.lineStrong}`,
  textAlign: 'center',
  color: quietColor,
  '& > strong': { ...theme.typography.h5, color: tokens.color.ink },
}));

export interface NothingYetProps {
  /** An icon of the missing content. */
  icon: LucideIcon;
  /** Names the missing content in a few words; not a heading, so it fits any heading level. */
  title: string;
  /** A hint on how to add the content. */
  children: string;
}

/** An empty state inside a demo, with a hint. */
export function NothingYet({ icon, title, children }: NothingYetProps) {
  return (
    <Root>
      <Icon of={icon} size={32} />
      <strong>{title}</strong>
      <Typography>{children}</Typography>
    </Root>
  );
}
