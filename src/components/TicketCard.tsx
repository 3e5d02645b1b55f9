import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sheetEdge, tokens } from '#theme/index.ts';

const tooth = 14;
const notch = 10;
const { color, radius } = tokens;

const top = `${radius.card}px ${radius.card}px 0 0`;

// The edge of both parts in forced colors.
const Shadow = styled('div')({
  ...sheetEdge,
  borderRadius: top,
  filter: 'drop-shadow(0 1px 1px rgb(84 48 16 / 0.12)) drop-shadow(0 8px 16px rgb(84 48 16 / 0.10))',
});

const Part = styled(Paper)(({ theme }) => ({
  outline: 0,
  padding: theme.spacing(3, 2.5),
  // They draw a plain sheet.
  '@media (forced-colors: active)': { mask: 'none !important' },
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(4, 4) },
}));

const teeth = [
  `linear-gradient(#000 0 0) top / 100% calc(100% - ${tooth / 2}px) no-repeat`,
  `radial-gradient(circle ${tooth / 2 - 1.5}px at 50% 100%, transparent calc(100% - 0.5px), #000) bottom left / ${tooth}px ${tooth / 2 + 1}px round`,
].join(', ');

const Body = styled(Part)({
  borderRadius: top,
  '&:last-child': { paddingBottom: 40, mask: teeth.replace('round', 'repeat-x') },
  '&:not(:last-child)': {
    mask: [
      `radial-gradient(circle ${notch}px at 0 100%, transparent calc(100% - 0.5px), #000) left / 51% 100% no-repeat`,
      `radial-gradient(circle ${notch}px at 100% 100%, transparent calc(100% - 0.5px), #000) right / 51% 100% no-repeat`,
    ].join(', '),
  },
});

// Cuts the stub's half of both notches and its teeth.
const stubMask = [
  `radial-gradient(circle ${notch}px at 0 0, transparent calc(100% - 0.5px), #000) top left / 51% calc(100% - ${tooth / 2}px) no-repeat`,
  `radial-gradient(circle ${notch}px at 100% 0, transparent calc(100% - 0.5px), #000) top right / 51% calc(100% - ${tooth / 2}px) no-repeat`,
  teeth.slice(teeth.indexOf('radial')).replace('round', 'repeat-x'),
].join(', ');

const Stub = styled(Part)(({ theme }) => ({
  position: 'relative',
  // Overlaps the sheet by one pixel: at some pixel densities, a line of the background would show between two edges.
  marginTop: -1,
  paddingBottom: '40px !important',
  // Collapsed dates are one button, which has its own padding.
  [theme.breakpoints.down('laptop')]: {
    '&:has([aria-expanded="false"])': {
      paddingBlock: '8px 24px !important',
      '@media (forced-colors: active)': { paddingTop: '20px !important' },
    },
  },
  mask: stubMask,
  // The tear line, between the two notches.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: notch + 8,
    right: notch + 8,
    height: 2,
    background: `repeating-linear-gradient(90deg, ${color.lineStrong} 0 6px, transparent 6px 12px)`,
    '@media (forced-colors: active)': { borderTop: '2px dashed' },
  },
}));

export interface TicketCardProps {
  /** The content of the ticket. */
  children: ReactNode;
  /** The stub below a dashed line between two notches. */
  stub?: ReactNode;
}

/**
 * A printed order ticket: a sheet with a perforated bottom and, with a stub, a tear line. A ticket always shows money: a
 * bill, a receipt or an agreement. Use a `Sheet` for a form.
 *
 * Put later steps, or text to keep, on the stub. Do not set a height: the perforation follows the content. It adds nothing
 * to the accessibility tree.
 */
export function TicketCard({ children, stub }: TicketCardProps) {
  return (
    <Shadow>
      <Body variant="plain">{children}</Body>
      {stub ? (
        <Stub variant="plain" square>
          {stub}
        </Stub>
      ) : null}
    </Shadow>
  );
}
