import { styled } from '@mui/material/styles';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { final } from '#content/funnel/final.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { lazyImport } from '#loading/lazyImport.ts';
import { download } from '../keep/download.ts';

const { calendar: words } = final;

const Stacked = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
}));

const loadCalendar = lazyImport(() => import('./chargeCalendar.ts'));

export interface AddToCalendarProps {
  /** A subscription whose first charge is still to come. */
  confirmation: Confirmation;
}

/** Downloads the first charge as a calendar file. The code that creates the file is loaded on click. */
export function AddToCalendar({ confirmation }: AddToCalendarProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { chargeCalendar } = await loadCalendar();
      // Only says when the file was made; the days are the server's.
      // oxlint-disable-next-line device-clock/no-device-clock
      download(await chargeCalendar(confirmation, new Date()), words.fileName);
    } catch {
      // The browser is offline or downloads are blocked; the dates are shown above anyway.
      setFailed(true);
    }
  };
  return (
    <Stacked>
      <ActionButton
        variant="outlined"
        size="small"
        startIcon={<Icon of={CalendarPlus} />}
        onClick={() => void save()}
      >
        {words.add}
      </ActionButton>
      {failed ? <Notice tone="error">{words.failed}</Notice> : null}
    </Stacked>
  );
}
