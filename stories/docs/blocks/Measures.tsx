import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { tabularFigures, tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const Lines = styled('dl')(({ theme }) => ({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  margin: 0,
  '& dt': { fontWeight: 620 },
  '& dd': {
    whiteSpace: 'nowrap',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    margin: 0,
    minWidth: 0,
  },
}));

const Bar = styled('span')({
  flex: 'none',
  height: 16,
  maxWidth: '100%',
  borderRadius: 4,
  backgroundColor: tokens.color.orange,
});

/** A named length in each line: its bar, and its size in words. */
function Bars({ of }: { of: ReadonlyArray<readonly [name: string, bar: CSSProperties, size: string]> }) {
  return (
    <Block>
      <Lines>
        {of.map(([name, bar, size]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <Bar style={bar} />
              {size}
            </dd>
          </div>
        ))}
      </Lines>
    </Block>
  );
}

/** Steps of the grid, as returned by `theme.spacing`. */
export function SpacingScale() {
  const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 8, 12, 16].map((count) => [count, count * tokens.space] as const);
  return <Bars of={steps.map(([count, width]) => [`spacing(${count})`, { width }, `${width} px`])} />;
}

export function Targets() {
  const shape = (size: number) => ({ width: size, height: size, borderRadius: tokens.radius.control });
  return <Bars of={Object.entries(tokens.target).map(([name, size]) => [name, shape(size), `${size} px`])} />;
}

/** The breakpoints as bars at a twelfth of the screen's width. */
export function Breakpoints() {
  const bars = Object.entries(tokens.breakpoint).map(
    ([name, from]) => [name, { width: Math.max(2, from / 12) }, `from ${from} px`] as const,
  );
  return <Bars of={bars} />;
}
