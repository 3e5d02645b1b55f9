import Stack from '@mui/material/Stack';
import { CalendarPlus } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { final } from '#content/funnel/final.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { useAsyncAction } from '#hooks/useAsyncAction.ts';
import { lazyImport } from '#loading/lazyImport.ts';
import { download } from '../keep/download.ts';

const { calendar: words } = final;

const loadCalendar = lazyImport(() => import('./chargeCalendar.ts'));

export interface AddToCalendarProps {
  /** A subscription whose first charge is still to come. */
  confirmation: Confirmation;
}

/** Downloads the first charge as a calendar file. The code that creates the file is loaded on click. */
export function AddToCalendar({ confirmation }: AddToCalendarProps) {
  const { state, run } = useAsyncAction(
    async () => {
      const { chargeCalendar } = await loadCalendar();
      // Only says when the file was made; the days are the server's.
      // oxlint-disable-next-line device-clock/no-device-clock
      download(await chargeCalendar(confirmation, new Date()), words.fileName);
    },
    // The browser is offline or downloads are blocked; the dates are shown above anyway.
    { toError: () => null },
  );
  return (
    <Stack sx={{ alignItems: 'start', gap: 1.5 }}>
      <ActionButton
        variant="outlined"
        size="small"
        startIcon={<Icon of={CalendarPlus} />}
        loading={state.status === 'busy'}
        onClick={({ detail }) => {
          // The second press of a double press would save the file again.
          if (detail < 2) run();
        }}
      >
        {words.add}
      </ActionButton>
      {state.status === 'failed' ? <Notice tone="error">{words.failed}</Notice> : null}
    </Stack>
  );
}
