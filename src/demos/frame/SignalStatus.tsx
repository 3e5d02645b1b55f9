import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { CloudCheck, Plane, RefreshCw } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { frame } from '#content/demos/frame.ts';
import { tabularFigures, tokens } from '#theme/index.ts';

const { color } = tokens;

const Pill = styled(Chip)({
  ...tabularFigures,
  paddingBlock: 4,
  color: color.paper,
  backgroundColor: color.greenDeep,
  '&[data-state="airplane"]': { color: color.ink, backgroundColor: color.peach },
});

export interface SignalStatusProps {
  /** Whether 'Airplane mode' is on. */
  airplane: boolean;
  /** Orders in the device's queue. */
  waiting: number;
}

/** Shows whether the point of sale is online and how many orders are queued on the device. */
export function SignalStatus({ airplane, waiting }: SignalStatusProps) {
  if (airplane) {
    return (
      <Pill
        data-state="airplane"
        icon={<Icon of={Plane} size={16} />}
        label={waiting > 0 ? frame.airplaneWaiting(waiting) : frame.airplane}
      />
    );
  }
  return (
    <Pill
      icon={<Icon of={waiting > 0 ? RefreshCw : CloudCheck} size={16} />}
      label={waiting > 0 ? frame.syncing(waiting) : frame.online}
    />
  );
}
