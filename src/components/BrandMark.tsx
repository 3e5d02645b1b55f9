import { styled } from '@mui/material/styles';
import { fontFamily, tokens } from '#theme/index.ts';

const Lockup = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  fontFamily,
  fontWeight: 760,
  lineHeight: 1,
  '& > span': { marginLeft: '0.4em', fontSize: '0.72em', letterSpacing: '-0.03em' },
});

export interface BrandMarkProps {
  /** The product's name: shown as the word mark, or the accessible name of the mark alone. */
  name: string;
  /** Shows the name beside the mark. */
  wordmark?: boolean;
  /** Height of the mark in pixels at the browser's usual text size, with which the brand grows where a phone has room. Legible from 16 up. */
  size?: number;
  /**
   * The background: the pin is green on a light background and paper on a dark one. A parent that changes its background
   * sets the CSS variables `--brand-word`, `--brand-stripe`, `--brand-pin` and `--brand-hole`.
   */
  ground?: 'light' | 'dark';
}

/**
 * The brand: a map pin under a striped awning, with or without the name beside it. It reads from 16 pixels up; on green the pin
 * is of paper. In running text the name is simply written.
 *
 * With the word mark the drawing is hidden and the name is text; alone it is an `img` named by `name`. Wrap it in the link home
 * where it is used, leave half its height free around it, and do not recolor, tilt or outline it, or set it on photographs or
 * on orange.
 */
export function BrandMark({ name, wordmark = true, size = 32, ground = 'light' }: BrandMarkProps) {
  const { color } = tokens;
  const word = `var(--brand-word, ${ground === 'light' ? color.ink : color.paper})`;
  const stripe = `var(--brand-stripe, ${color.orange})`;
  const pin = `var(--brand-pin, ${ground === 'light' ? color.green : color.paper})`;
  const hole = `var(--brand-hole, ${ground === 'light' ? color.paper : color.green})`;
  return (
    <Lockup style={{ fontSize: `min(${size / 16}rem, max(${size}px, 9vw))`, color: word }}>
      <svg
        width="1em"
        height="1em"
        viewBox="0 0 32 32"
        focusable="false"
        {...(wordmark ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <path d="M16 31.6C10.2 25.4 7 20.6 7 15.4V11h18v4.4c0 5.2-3.2 10-9 16.2z" style={{ fill: pin }} />
        <circle cx="16" cy="19.4" r="3.3" style={{ fill: hole }} />
        <path d="M5 1h7l-1.4 9.5a4.8 4.8 0 0 1-9.6 0z" style={{ fill: stripe }} />
        <path d="M12 1h8l1.4 9.5a5.4 4.8 0 0 1-10.8 0z" fill={color.peach} />
        <path d="M20 1h7l4 9.5a4.8 4.8 0 0 1-9.6 0z" style={{ fill: stripe }} />
      </svg>
      {wordmark ? <span>{name}</span> : null}
    </Lockup>
  );
}
