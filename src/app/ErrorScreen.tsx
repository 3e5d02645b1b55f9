import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { ActionLink } from '#components/ActionLink.tsx';
import { WithAddresses } from '#components/BreakableText.tsx';
import { WaysOn } from '#components/buttonRows.ts';
import { brand } from '#content/brand.ts';
import { unexpectedError } from '#content/pages.ts';
import { paths } from '#domain/paths.ts';
import { FunnelFrame } from '#funnel/frame/FunnelFrame.tsx';

export interface ErrorScreenProps {
  /** The value that was thrown. */
  error: unknown;
}

/** The message of an error; the status and text of a thrown response. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const answered = typeof error === 'object' && error !== null && 'status' in error && 'statusText' in error;
  return answered ? `${String(error.status)} ${String(error.statusText)}` : String(error);
}

/** The screen for unexpected errors (R-ERROR-SCREEN): what is safe, a next step, and the error's own message for support. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <FunnelFrame title={unexpectedError.title} lead={unexpectedError.safe} scene={{ state: 'lost' }}>
      <p>
        {unexpectedError.advice.before}
        <a href={`mailto:${brand.supportEmail}`}>
          <WithAddresses>{brand.supportEmail}</WithAddresses>
        </a>
        {unexpectedError.advice.after}
      </p>
      <WaysOn>
        <ActionButton variant="contained" onClick={() => window.location.reload()}>
          {unexpectedError.reload}
        </ActionButton>
        <ActionLink variant="text" href={paths.landing}>
          {unexpectedError.start}
        </ActionLink>
      </WaysOn>
      <Stack sx={{ gap: 0.5, borderTop: 1, borderColor: 'divider', paddingTop: 2 }}>
        <Typography variant="h6" component="h2">
          {unexpectedError.heading}
        </Typography>
        <Typography role="alert" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {messageOf(error)}
        </Typography>
      </Stack>
    </FunnelFrame>
  );
}
