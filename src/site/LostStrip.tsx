import { styled } from '@mui/material/styles';
import { notFound } from '#content/pages.ts';
import { lostAnchor } from '#domain/paths.ts';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

// It clears the bar, which is over it, and stands where the hero would clear it.
const Strip = styled('p')(({ theme }) => ({
  display: 'none',
  '&:target': { display: 'block' },
  position: 'relative',
  zIndex: 1,
  marginBottom: theme.spacing(-8),
  padding: `calc(72px + 2rem) 20px ${theme.spacing(1.5)}`,
  textAlign: 'center',
  color: color.ink,
  backgroundColor: color.peach,
}));

/**
 * Under the bar of the landing page, for a visitor whose address has no page. It shows itself only at its own anchor, to
 * which `404.html` leads, so it needs no script.
 */
export function LostStrip() {
  return <Strip id={lostAnchor}>{notFound.onLanding}</Strip>;
}
