import Typography from '@mui/material/Typography';
import { shared } from '#content/funnel/shared.ts';
import { TextLink } from './TextLink.tsx';

/** Props of `Agreement`. */
export interface AgreementProps {
  /** The sentence of `agreementText`; the server stores the same. */
  text: string;
  /** Whether it may be out of date, for example while a price is being requested. Its room stays, but it is hidden. */
  stale?: boolean;
}

/** What an owner agrees to, beside the button that agrees to it, and the terms (R-AGREEMENT-SHOWN). */
export function Agreement({ text, stale = false }: AgreementProps) {
  return (
    <Typography variant="body2" sx={{ visibility: stale ? 'hidden' : 'visible' }}>
      {text} <TextLink {...shared.links.terms} />
    </Typography>
  );
}
