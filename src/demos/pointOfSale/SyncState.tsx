import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { ArrowUp, CloudCheck, Hourglass } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

const Pill = styled(Chip)({
  paddingBlock: 4,
  '&[data-sync="waiting"]': { color: color.orangeDark, backgroundColor: color.peach },
  '&[data-sync="sent"]': { color: color.green, backgroundColor: color.greenSoft },
  '&[data-sync="synced"]': { color: color.leaf, backgroundColor: color.leafSoft },
});

const drawings = { waiting: Hourglass, sent: ArrowUp, synced: CloudCheck };

/** The sync state of an order: waiting, sent, or confirmed by the server. */
export type Sync = 'waiting' | 'sent' | 'synced';

export interface SyncStateProps {
  sync: Sync;
}

/** Shows the sync state of an order as a word and an icon. */
export function SyncState({ sync }: SyncStateProps) {
  return (
    <Pill data-sync={sync} icon={<Icon of={drawings[sync]} size={16} />} label={pointOfSale.states[sync]} />
  );
}
