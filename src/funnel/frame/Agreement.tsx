import Typography from '@mui/material/Typography';
import { shared } from '#content/funnel/shared.ts';
import { TextLink } from './TextLink.tsx';

export interface AgreementProps {
  /** The sentence from `agreementText`; the server stores the same sentence. */
  text: string;
  /** Whether the text may be outdated, for example during a price request. It is then hidden but keeps its space. */
  stale?: boolean;
}

/** The agreement text, beside the button that accepts it, and a link to the terms (R-AGREEMENT-SHOWN). */
export function Agreement({ text, stale = false }: AgreementProps) {
  return (
    <Typography variant="body2" sx={{ visibility: stale ? 'hidden' : 'visible' }}>
      {text} <TextLink {...shared.links.terms} />
    </Typography>
  );
}
