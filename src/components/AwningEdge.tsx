import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const stripe = 28;
const drop = 12;
const { color } = tokens;

// A mask cuts an element's own shadow away, so the shadow hangs on the element around it.
const Shadow = styled('div')({ flex: 'none', filter: 'drop-shadow(0 2px 3px rgb(84 48 16 / 0.2))' });

const Cloth = styled('div')({
  height: drop + stripe / 2,
  background: `repeating-linear-gradient(90deg, ${color.orange} 0 ${stripe}px, ${color.white} ${stripe}px ${stripe * 2}px)`,
  mask: [
    `linear-gradient(#000 0 0) top / 100% ${drop}px no-repeat`,
    `radial-gradient(circle ${stripe / 2}px at ${stripe / 2}px 0, #000 calc(100% - 0.5px), transparent) 0 ${drop}px / ${stripe}px ${stripe / 2}px repeat-x`,
  ].join(', '),
});

/** A striped awning with a scalloped hem, hung along the top of a page or a panel. It decorates and is silent. */
export function AwningEdge() {
  return (
    <Shadow aria-hidden>
      <Cloth />
    </Shadow>
  );
}
