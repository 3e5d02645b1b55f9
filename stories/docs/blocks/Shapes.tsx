import { styled } from '@mui/material/styles';
import { tabularFigures, tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const { color } = tokens;

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4),
  margin: 0,
  padding: theme.spacing(2, 0),
  listStyle: 'none',
}));

const Sheet = styled('li')(({ theme }) => ({
  ...tabularFigures,
  width: 176,
  height: 120,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  backgroundColor: color.white,
  '& strong': { fontWeight: 680 },
  '& span': { color: theme.vars.palette.text.secondary },
}));

export function Radii() {
  return (
    <Block>
      <Row>
        {Object.entries(tokens.radius).map(([name, radius]) => (
          <Sheet key={name} style={{ borderRadius: radius, boxShadow: `inset 0 0 0 2px ${color.ink}` }}>
            <strong>{name}</strong>
            <span>{radius} px</span>
          </Sheet>
        ))}
      </Row>
    </Block>
  );
}

/** The shadows, lowest first. */
export function Elevation() {
  return (
    <Block>
      <Row>
        {Object.entries(tokens.shadow).map(([name, boxShadow]) => (
          <Sheet key={name} style={{ borderRadius: tokens.radius.card, boxShadow }}>
            <strong>{name}</strong>
          </Sheet>
        ))}
      </Row>
    </Block>
  );
}
