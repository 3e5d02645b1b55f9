import { styled } from '@mui/material/styles';
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

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 8, 12, 16];

/** Steps of the grid, as returned by `theme.spacing`. */
export function SpacingScale() {
  return (
    <Block>
      <Lines>
        {steps.map((count) => (
          <div key={count} style={{ display: 'contents' }}>
            <dt>spacing({count})</dt>
            <dd>
              <Bar style={{ width: count * tokens.space }} />
              {count * tokens.space} px
            </dd>
          </div>
        ))}
      </Lines>
    </Block>
  );
}

/** Minimum heights of touch targets. */
export function Targets() {
  return (
    <Block>
      <Lines>
        {Object.entries(tokens.target).map(([name, height]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <Bar style={{ width: height, height, borderRadius: tokens.radius.control }} />
              {height} px
            </dd>
          </div>
        ))}
      </Lines>
    </Block>
  );
}

/** The breakpoints as bars at a twelfth of the screen's width. */
export function Breakpoints() {
  return (
    <Block>
      <Lines>
        {Object.entries(tokens.breakpoint).map(([name, from]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <Bar style={{ width: Math.max(2, from / 12) }} />
              from {from} px
            </dd>
          </div>
        ))}
      </Lines>
    </Block>
  );
}
