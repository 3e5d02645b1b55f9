import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const stripe = 28;
const drop = 12;
const { color } = tokens;

// A mask clips the element's own shadow, so the parent has the shadow.
const Shadow = styled('div')({ flex: 'none', filter: 'drop-shadow(0 2px 3px rgb(84 48 16 / 0.2))' });

const Cloth = styled('div')({
  height: drop + stripe / 2,
  background: `repeating-linear-gradient(90deg, ${color.orange} 0 ${stripe}px, ${color.white} ${stripe}px ${stripe * 2}px)`,
  mask: [
    `linear-gradient(#000 0 0) top / 100% ${drop}px no-repeat`,
    `radial-gradient(circle ${stripe / 2}px at ${stripe / 2}px 0, #000 calc(100% - 0.5px), transparent) 0 ${drop}px / ${stripe}px ${stripe / 2}px repeat-x`,
  ].join(', '),
});

/** A striped awning with a scalloped hem along the top of a page or panel. Hidden from screen readers. */
export function AwningEdge() {
  return (
    <Shadow aria-hidden>
      <Cloth />
    </Shadow>
  );
}
