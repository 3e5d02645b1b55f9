import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { SectionFrame, type SectionFrameProps } from '#components/SectionFrame.tsx';
import { PriceSlip, type PriceSlipProps } from '../PriceSlip/PriceSlip.tsx';

const Ticket = styled(Stack)(({ theme }) => ({
  gap: theme.spacing(3),
  maxWidth: 420,
  '& > :first-of-type': { filter: 'drop-shadow(0 6px 10px rgb(31 26 23 / 0.16))' },
  // Where there is room for three columns, the button has the last one.
  [theme.breakpoints.up('desktop')]: {
    display: 'grid',
    gridTemplateColumns: '420px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(6),
    maxWidth: 'none',
  },
}));

const heights = { phone: 480, tablet: 400, laptop: 240 };

export interface ClosingProps extends Pick<SectionFrameProps, 'id' | 'title' | 'lead'> {
  /** Today's price, printed. */
  slip: PriceSlipProps;
  /** The way to the sign-up. */
  start: { label: string; href: string };
}

/** The last thing before the footer: asks to start, with today's price and the way to pause or leave. */
export function Closing({ slip, start, ...frame }: ClosingProps) {
  return (
    <SectionFrame {...frame} scalloped split heights={heights}>
      <Ticket>
        <div>
          <PriceSlip {...slip} />
        </div>
        <ActionLink href={start.href} variant="contained" size="large">
          {start.label}
        </ActionLink>
      </Ticket>
    </SectionFrame>
  );
}
