import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const stripe = 28;
const drop = 12;
/** Width of a pair of stripes; `round` stretches it to fit a whole number of pairs. */
const pairs = `${stripe * 2}px`;
const { color } = tokens;

// A mask would clip the element's own shadow, so the cloth is its pseudo-element.
const Shadow = styled('div')({
  flex: 'none',
  filter: 'drop-shadow(0 2px 3px rgb(84 48 16 / 0.2))',
  '&::before': {
    content: '""',
    display: 'block',
    height: drop + stripe / 2,
    background: `linear-gradient(90deg, ${color.orange} 50%, ${color.white} 0) 0 0 / ${pairs} 100% round`,
    mask: [
      `linear-gradient(#000 0 0) top / 100% ${drop}px no-repeat`,
      ...['25%', '75%'].map(
        (middle) =>
          `radial-gradient(25% 100% at ${middle} 0, #000 calc(100% - 0.5px), transparent) 0 ${drop}px / ${pairs} ${stripe / 2}px round no-repeat`,
      ),
    ].join(', '),
  },
});

/**
 * A striped awning with a scalloped hem along the top of a page or panel. Once a page is enough: bands of color and air part
 * sections.
 *
 * Hidden from screen readers. It touches the edge it hangs from, with some air below the hem; no words or controls stand on it.
 */
export function AwningEdge() {
  return <Shadow aria-hidden />;
}
