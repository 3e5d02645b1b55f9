import { styled } from '@mui/material/styles';
import { icons, type LucideIcon } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { tokens } from '#theme/index.ts';
import { Block } from './Block.tsx';
import { Grid } from './Grid.tsx';

const drawings = new Map<string, LucideIcon>(Object.entries(icons));

const sources = import.meta.glob<string>('../../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = Object.entries(sources).map(([file, source]) => ({
  name: /(?<name>\w+)\.tsx$/u.exec(file)?.groups?.['name'],
  icons: iconNames(source),
}));

/** Each icon that the site's source files import, with those files. */
const inUse = [...drawings]
  .map(([name, drawing]) => ({
    name,
    drawing,
    places: files.filter((file) => file.icons.includes(name)).map((file) => file.name),
  }))
  .filter(({ places }) => places.length > 0);

function iconNames(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/u.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => drawings.has(name));
}

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  borderRadius: tokens.radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${tokens.color.line}`,
  overflowWrap: 'anywhere',
  '& strong': { marginTop: 8, fontWeight: 620 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export function IconsInUse() {
  return (
    <Block>
      <Grid least={200}>
        {inUse.map(({ name, drawing, places }) => (
          <Card key={name}>
            <Icon of={drawing} size={32} />
            <strong>{name}</strong>
            <small>{places.join(', ')}</small>
          </Card>
        ))}
      </Grid>
    </Block>
  );
}
