import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const stripe = 28;
const { color } = tokens;

/** A striped awning with a scalloped hem, hung along the top of a page or a panel. It decorates and is silent. */
export const AwningEdge = styled('div')({
  height: 12 + stripe / 2,
  flex: 'none',
  background: `repeating-linear-gradient(90deg, ${color.orange} 0 ${stripe}px, ${color.white} ${stripe}px ${stripe * 2}px)`,
  mask: [
    `linear-gradient(#000 0 0) top / 100% 12px no-repeat`,
    `radial-gradient(circle ${stripe / 2}px at ${stripe / 2}px 0, #000 calc(100% - 0.5px), transparent) 0 12px / ${stripe}px ${stripe / 2}px repeat-x`,
  ].join(', '),
});
