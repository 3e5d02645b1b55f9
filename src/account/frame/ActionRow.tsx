import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton, type ActionButtonProps } from '#components/ActionButton.tsx';
import { WithAddresses } from '#components/BreakableText.tsx';
import { Icon } from '#components/Icon.tsx';
import { hovered, tokens } from '#theme/index.ts';

const { color, radius } = tokens;

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  minHeight: 64,
  margin: theme.spacing(0, -1.5),
  padding: theme.spacing(1.25, 1.5),
  borderRadius: radius.control,
  ...hovered({ backgroundColor: color.peachSoft }),
  '& > svg': { color: theme.vars.palette.text.secondary },
  // Makes the whole row the target of its control.
  '& a, & button': {
    position: 'static',
    minHeight: 0,
    padding: 0,
    justifyContent: 'start',
    textAlign: 'left',
    color: theme.vars.palette.text.primary,
    fontWeight: 620,
    ...hovered({ backgroundColor: 'transparent', color: theme.vars.palette.text.primary }),
  },
  '& a::after, & button::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: radius.control,
  },
  // In forced colors, the outline is around the whole target.
  '@media (forced-colors: active)': {
    '& button': { border: '0 !important' },
    '& a::after, & button::after': { border: '1px solid' },
  },
  '&[data-tone="danger"]': {
    '& a, & button, & > svg': { color: theme.vars.palette.error.main },
    ...hovered({ backgroundColor: color.chiliSoft }),
  },
}));

type ButtonProps = Pick<ActionButtonProps, 'ref' | 'onClick' | 'loading' | 'loadingLabel'>;

export interface ActionRowProps extends ButtonProps {
  /** The name of the row's button. */
  label?: string;
  /** The row's only control in place of the button: a link, drawn as text. */
  children?: ReactNode;
  /** A description, in a line below. */
  note?: ReactNode;
  /** An icon at the end; an arrow by default. */
  icon?: LucideIcon;
  /** `danger` for an irreversible action. */
  tone?: 'plain' | 'danger';
}

/** One action of the owner, as a line of a list: its name, a description, and an arrow. */
export function ActionRow(props: ActionRowProps) {
  const { label, children, note, icon = ChevronRight, tone = 'plain', ...button } = props;
  return (
    <Root data-tone={tone}>
      <div>
        {children ?? (
          <ActionButton variant="text" {...button}>
            {label}
          </ActionButton>
        )}
        {note ? (
          <Typography variant="body2" color="textSecondary">
            <WithAddresses>{note}</WithAddresses>
          </Typography>
        ) : null}
      </div>
      <Icon of={icon} />
    </Root>
  );
}
