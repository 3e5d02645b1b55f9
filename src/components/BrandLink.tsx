import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { fontFamily, tokens } from '#theme/index.ts';

const Anchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 4,
  textDecoration: 'none',
});

/**
 * Its text size is the mark's height: 32 pixels at the usual text size, growing with it where a phone has room. Where both
 * have no room, the name wraps below the height and the mark stays.
 */
const Lockup = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: '1em',
  height: '1em',
  overflow: 'hidden',
  fontFamily,
  fontSize: 'min(2rem, max(32px, 9vw))',
  fontWeight: 760,
  lineHeight: 1,
  // No margin of the name, which would ask for its room below the mark, too.
  columnGap: '0.288em',
  '& > span': { fontSize: '0.72em', letterSpacing: '-0.03em' },
});

export interface BrandLinkProps {
  /** The product's name, shown beside the mark. */
  name: string;
  /** The address of the home page. */
  href: string;
  /**
   * The background: the pin is green on a light background and paper on a dark one. A parent that changes its background
   * sets the CSS variables `--brand-word`, `--brand-stripe`, `--brand-pin` and `--brand-hole`.
   */
  ground?: 'light' | 'dark';
}

/**
 * The brand at the top of a page, a map pin under a striped awning with the name beside it, linked to the home page and 44
 * pixels high for a finger. Put it first in the header, and add no second link home beside it. In running text the name is
 * simply written.
 *
 * Its accessible name is the product's name; the drawing is hidden. Leave half the mark's height free around it, and do not
 * recolor, tilt or outline it, or set it on photographs or on orange.
 */
export function BrandLink({ name, href, ground = 'light' }: BrandLinkProps) {
  const { color } = tokens;
  const word = `var(--brand-word, ${ground === 'light' ? color.ink : color.paper})`;
  const stripe = `var(--brand-stripe, ${color.orange})`;
  const pin = `var(--brand-pin, ${ground === 'light' ? color.green : color.paper})`;
  const hole = `var(--brand-hole, ${ground === 'light' ? color.paper : color.green})`;
  return (
    <Anchor href={href}>
      <Lockup style={{ color: word }}>
        <svg width="1em" height="1em" viewBox="0 0 32 32" focusable="false" aria-hidden>
          <path d="M16 31.6C10.2 25.4 7 20.6 7 15.4V11h18v4.4c0 5.2-3.2 10-9 16.2z" style={{ fill: pin }} />
          <circle cx="16" cy="19.4" r="3.3" style={{ fill: hole }} />
          <path d="M5 1h7l-1.4 9.5a4.8 4.8 0 0 1-9.6 0z" style={{ fill: stripe }} />
          <path d="M12 1h8l1.4 9.5a5.4 4.8 0 0 1-10.8 0z" fill={color.peach} />
          <path d="M20 1h7l4 9.5a4.8 4.8 0 0 1-9.6 0z" style={{ fill: stripe }} />
        </svg>
        <span>{name}</span>
      </Lockup>
    </Anchor>
  );
}
