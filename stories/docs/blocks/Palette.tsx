import { styled } from '@mui/material/styles';
import { tabularFigures, theme as brand, tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';

const { color, radius } = tokens;

const Family = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  margin: 0,
  marginBottom: theme.spacing(3),
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: radius.card,
  boxShadow: `0 0 0 1px ${color.line}`,
}));

const Swatch = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: theme.spacing(1.5),
  backgroundColor: theme.vars.palette.background.paper,
  '& > i': { height: 88, marginBottom: theme.spacing(1.25), boxShadow: `inset 0 -1px 0 ${color.line}` },
  '& > :not(i)': { marginInline: theme.spacing(2) },
  '& strong': { fontWeight: 680 },
  '& span': tabularFigures,
  '& small': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}));

const colors = Object.entries(color);

/** The first word of a token's name: orange, orangeText and orangeDark are one family. */
function familyOf(name: string): string {
  return /^[a-z]+/u.exec(name)?.[0] ?? name;
}

const families = [...new Set(colors.map(([name]) => familyOf(name)))].map((family) => ({
  family,
  members: colors.filter(([name]) => familyOf(name) === family),
}));

/** The theme roles of each color: `primary.main`, `text.secondary`. */
const roles = rolesIn(brand.palette);

function rolesIn(palette: object): Array<{ role: string; value: unknown }> {
  return Object.entries(palette).flatMap(([group, entry]: [string, unknown]) =>
    typeof entry === 'object' && entry !== null
      ? Object.entries(entry).map(([part, value]: [string, unknown]) => ({ role: `${group}.${part}`, value }))
      : [{ role: group, value: entry }],
  );
}

function rolesOf(value: string): string {
  return roles
    .filter((role) => role.value === value)
    .map(({ role }) => role)
    .join(', ');
}

/** Lets a line break after a role's dot or before a capital, but not inside a word. */
function breakable(names: string): string {
  return names.replaceAll(/\.|(?<=[a-z])(?=[A-Z])/gu, '$&\u200B');
}

/** Every color by family, with its value and its theme roles. */
export function Palette() {
  return (
    <Block>
      {families.map(({ family, members }) => (
        <Family key={family} aria-label={family}>
          {members.map(([name, value]) => (
            <Swatch key={name}>
              <i style={{ backgroundColor: value }} />
              <strong>{name}</strong>
              <span>{value}</span>
              <small>{breakable(rolesOf(value))}</small>
            </Swatch>
          ))}
        </Family>
      ))}
    </Block>
  );
}
