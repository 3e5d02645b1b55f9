import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { quietColor, tabularFigures, tokens } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';
import type { DemoServer, QueuedOrder } from '../state/demoState.ts';
import { SyncState } from './SyncState.tsx';

const { color, radius } = tokens;

/** The number of synced orders that stay visible. */
const kept = 3;

const Panel = styled('section')(({ theme }) => ({
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: color.white,
  boxShadow: tokens.shadow.low,
  '& > p': { ...theme.typography.body2, ...tabularFigures, color: quietColor },
}));

const Head = styled(Stack)({ ...apart, alignItems: 'baseline', gap: 8 });

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  fontWeight: 640,
}));

const Items = styled(List)({
  margin: '8px 0',
  '& > li': {
    ...tabularFigures,
    ...apart,
    alignItems: 'center',
    columnGap: 12,
    minHeight: 44,
    fontWeight: 580,
    // In columns where the text is not too large for them.
    '@container demo (min-width: 17rem)': { display: 'grid', gridTemplateColumns: '1fr auto 112px' },
  },
  '& > li > :last-child': { justifySelf: 'end' },
  '& > li + li': { borderTop: `2px dotted ${color.line}` },
}) as typeof List;

export interface SyncQueueProps {
  /** The queued orders, oldest first. */
  queue: readonly QueuedOrder[];
  server: DemoServer;
}

/** Shows which orders are waiting, are being sent, or have reached the server. */
export function SyncQueue({ queue, server }: SyncQueueProps) {
  const headingId = useId();
  const waiting = new Set(queue.map(({ order }) => order.id));
  const synced = server.orders.filter(({ id }) => !waiting.has(id)).slice(-kept);
  const rows = [
    ...synced.map((order) => ({ order, sync: 'synced' as const })),
    ...queue.map(({ order, state }) => ({ order, sync: state })),
  ];
  return (
    <Panel aria-labelledby={headingId}>
      <Head>
        <Typography variant="h5" component="h4" id={headingId}>
          {pointOfSale.queue}
        </Typography>
        <Count>{pointOfSale.onDevice(queue.length)}</Count>
      </Head>
      {rows.length === 0 ? <Typography>{pointOfSale.queueEmpty}</Typography> : null}
      {rows.length > 0 ? (
        <Items component="ol">
          {rows.map(({ order, sync }) => (
            <ListItem key={order.id}>
              <span>{pointOfSale.order(order.ticket)}</span>
              <span>{formatAmount(order.total)}</span>
              <SyncState sync={sync} />
            </ListItem>
          ))}
        </Items>
      ) : null}
      {server.orders.length > 0 ? (
        <Typography>
          {[
            pointOfSale.onServer(server.orders.length),
            ...(server.repeats > 0 ? [pointOfSale.repeats(server.repeats)] : []),
          ].join(' ')}
        </Typography>
      ) : null}
    </Panel>
  );
}
