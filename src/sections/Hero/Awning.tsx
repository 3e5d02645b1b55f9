import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

const stripes = 12;
const width = 600;
const step = width / stripes;
const drop = 92;
/** The difference in width between the awning's bottom and top, per side. */
const flare = 44;

const Cloth = styled('svg')({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  filter: 'drop-shadow(0 10px 10px rgb(31 26 23 / 0.28))',
});

function topOf(stripe: number): number {
  return Math.round(flare + (stripe * (width - 2 * flare)) / stripes);
}

const scallop = `a${step / 2} ${step / 2} 0 0 0 ${step} 0`;

/** The outline of every second stripe, starting with the first or the second. */
function everySecond(first: 0 | 1): string {
  return Array.from({ length: stripes / 2 }, (_, at) => first + at * 2)
    .map((stripe) => `M${topOf(stripe)} 0 ${stripe * step} ${drop}${scallop}L${topOf(stripe + 1)} 0z`)
    .join('');
}

/** A striped awning. Decorative and hidden from screen readers. */
export function Awning() {
  return (
    <Cloth viewBox={`0 0 ${width} ${drop + step / 2}`} aria-hidden focusable="false">
      <path d={everySecond(0)} fill={color.green} />
      <path d={everySecond(1)} fill={color.paper} />
      <path d={`M0 ${drop}${scallop.repeat(stripes)}z`} opacity=".14" />
      <rect x={flare - 8} y="-6" width={width - 2 * flare + 16} height="10" rx="5" fill={color.ink} />
    </Cloth>
  );
}
