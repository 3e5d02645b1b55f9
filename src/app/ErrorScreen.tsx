import Typography from '@mui/material/Typography';
import { ActionButton } from '#components/ActionButton.tsx';
import { WithAddresses } from '#components/BreakableText.tsx';
import { BrandLink } from '#components/BrandLink.tsx';
import { PageFrame } from '#components/PageFrame.tsx';
import { brand } from '#content/brand.ts';
import { scene } from '#content/funnel/scene.ts';
import { unexpectedError } from '#content/pages.ts';
import { paths } from '#domain/paths.ts';
import { Truck } from '#truck/Truck.tsx';

/** Props of `ErrorScreen`. */
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

/** The screen for unexpected errors (R-ERROR-SCREEN): a heading, a next step, and the error's own message. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <PageFrame
      brand={<BrandLink href={paths.landing} name={brand.name} />}
      title={unexpectedError.heading}
      aside={<Truck state="lost" label={scene.lost()} />}
    >
      <p>
        {unexpectedError.advice.before}
        <a href={`mailto:${brand.supportEmail}`}>
          <WithAddresses>{brand.supportEmail}</WithAddresses>
        </a>
        {unexpectedError.advice.after}
      </p>
      <div>
        <ActionButton variant="contained" onClick={() => window.location.reload()}>
          {unexpectedError.reload}
        </ActionButton>
      </div>
      <Typography role="alert" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {unexpectedError.message}: {messageOf(error)}
      </Typography>
    </PageFrame>
  );
}
