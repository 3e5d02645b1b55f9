import Link from '@mui/material/Link';
import { WithAddresses } from '#components/BreakableText.tsx';

export interface TextLinkProps {
  label: string;
  href: string;
}

/** A link inside a sentence that opens in a new tab, which keeps typed text. */
export function TextLink({ label, href }: TextLinkProps) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      <WithAddresses>{label}</WithAddresses>
    </Link>
  );
}
