import { styled } from '@mui/material/styles';
import { tabularFigures, theme as brand, tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

interface Style {
  fontSize: string;
  fontWeight: number;
  lineHeight: number;
}

/** Every style of the theme's type, in the theme's order. */
const styles = Object.entries(brand.typography).filter((entry): entry is [string, Style] => {
  const style: unknown = entry[1];
  return (
    typeof style === 'object' &&
    style !== null &&
    'fontSize' in style &&
    String(style.fontSize).includes('rem')
  );
});

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 3),
  padding: theme.spacing(2.5, 0),
  borderBottom: `1px solid ${tokens.color.line}`,
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: '180px 1fr', alignItems: 'baseline' },
}));

const Name = styled('div')(({ theme }) => ({
  ...tabularFigures,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& strong': { ...theme.typography.subtitle2, display: 'block', color: theme.vars.palette.text.primary },
}));

const Sample = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });

/** A font size in pixels; for a fluid size, its minimum and maximum. */
function pixels(fontSize: string): string {
  const rems = [...fontSize.matchAll(/([\d.]+)rem/gu)].map(([, rem]) => Math.round(Number(rem) * 160) / 10);
  const [least = 0, ...others] = rems;
  const most = others.at(-1);
  return most === undefined ? `${least} px` : `${least} to ${most} px`;
}

export function TypeScale() {
  return (
    <Block>
      {styles.map(([name, style]) => (
        <Row key={name}>
          <Name>
            <strong>{name}</strong>
            {pixels(style.fontSize)}, weight {style.fontWeight}, line {style.lineHeight}
          </Name>
          <Sample style={style}>{name === 'figure' ? '$412.50' : 'Tuesday on Mission Street'}</Sample>
        </Row>
      ))}
    </Block>
  );
}
