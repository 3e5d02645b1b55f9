import { styled } from '@mui/material/styles';
import { tabularFigures, tokens } from '#theme/index.ts';
import { contrastPairs, contrastRatio, type ContrastPair } from '#theme/contrast.ts';
import { Block } from './Block.tsx';
import { Grid } from './Grid.tsx';

const names = new Map<string, string>(Object.entries(tokens.color).map(([name, value]) => [value, name]));

const Pair = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${tokens.color.line}`,
}));

const Sample = styled('div')(({ theme }) => ({
  ...theme.typography.h5,
  minHeight: 96,
  display: 'grid',
  placeItems: 'center start',
  padding: theme.spacing(2),
}));

const Edge = styled('span')({ width: '100%', height: 40, borderRadius: tokens.radius.control });

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  '& b': { ...tabularFigures, fontWeight: 680 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The grade of a ratio: a WCAG level for text, WCAG's one level for edges. */
function gradeOf({ least }: ContrastPair, ratio: number): string {
  if (ratio < least) return 'too little';
  return least === 4.5 && ratio >= 7 ? 'AAA' : 'AA';
}

/** Each allowed pair, rendered as it is used, with its computed ratio. */
export function AllowedPairs() {
  return (
    <Block>
      <Grid least={240}>
        {contrastPairs.map((pair) => {
          const ratio = contrastRatio(pair.text, pair.ground);
          return (
            <Pair key={pair.use}>
              <Sample style={{ backgroundColor: pair.ground, color: pair.text }}>
                {pair.least === 3 ? (
                  <Edge style={{ boxShadow: `inset 0 0 0 ${tokens.focus.width}px ${pair.text}` }} />
                ) : (
                  pair.use
                )}
              </Sample>
              <Words>
                <span>
                  {pair.least === 3 ? pair.use : `${names.get(pair.text)} on ${names.get(pair.ground)}`}
                </span>
                <b>{ratio.toFixed(2)}</b>
                <small>at least {pair.least}</small>
                <small>{gradeOf(pair, ratio)}</small>
              </Words>
            </Pair>
          );
        })}
      </Grid>
    </Block>
  );
}
