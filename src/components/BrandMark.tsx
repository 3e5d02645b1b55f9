import { styled } from '@mui/material/styles';
import { fontFamily, tokens } from '#theme/index.ts';

const Lockup = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily,
  fontWeight: 760,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

/** Props of `BrandMark`. */
export interface BrandMarkProps {
  /** The product's name: drawn as the word mark, or spoken when the mark stands alone. */
  name: string;
  /** Whether the name is drawn beside the mark. */
  wordmark?: boolean;
  /** Height of the mark in pixels; the word follows. Reads from 16 up. */
  size?: number;
  /** The ground it stands on: the pin is green on light grounds and paper on dark ones. */
  ground?: 'light' | 'dark';
}

/** The brand: a map pin under a striped awning. */
export function BrandMark({ name, wordmark = true, size = 32, ground = 'light' }: BrandMarkProps) {
  const { color } = tokens;
  const pin = ground === 'light' ? color.green : color.paper;
  const hole = ground === 'light' ? color.paper : color.green;
  return (
    <Lockup style={{ fontSize: size * 0.72, color: ground === 'light' ? color.ink : color.paper }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        focusable="false"
        {...(wordmark ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      >
        <path d="M16 31.5C9.6 24.6 6 19.4 6 13.5h20c0 5.9-3.6 11.1-10 18z" fill={pin} />
        <circle cx="16" cy="18.6" r="2.9" fill={hole} />
        <path d="M8 1.5h5.2l-1.4 9.6a4.4 4.4 0 0 1-8.8 0z" fill={color.orange} />
        <path d="M13.2 1.5h5.6l1.4 9.6a4.2 4.2 0 0 1-8.4 0z" fill={color.peach} />
        <path d="M18.8 1.5H24l5 9.6a4.4 4.4 0 0 1-8.8 0z" fill={color.orange} />
      </svg>
      {wordmark ? <span>{name}</span> : null}
    </Lockup>
  );
}
