import { describe, expect, it } from 'vitest';
import { nativeElementsIn } from './muiParts.ts';
import { nativeByReason } from './nativeByReason.ts';
import { filesMatching, readText } from './projectFiles.ts';

const rooms = ['account', 'components', 'funnel', 'sections', 'demos'];
const files = rooms.flatMap((room) => filesMatching(`src/${room}/**/*.{ts,tsx}`));
const native = new Map(
  files
    .map((file) => [file, nativeElementsIn(file, readText(file))] as const)
    .filter(([, elements]) => elements.length > 0),
);

it.each([
  ['an element', 'export const A = () => <p>Words</p>;', ['p']],
  ['a styled element', `const A = styled('button')({});`, ['button']],
  ['a created element', `createElement('ul');`, ['ul']],
  ['an element in place of a part', `export const A = () => <Card as="li" />;`, ['li']],
  ['an element by condition', `export const A = () => <Card as={one ? 'h1' : 'div'} />;`, ['h1']],
  ['a heading by level', 'export const A = () => <Card as={`h${level}`} />;', ['h1']],
  ['a role', 'export const A = () => <Box role="switch" />;', ['role="switch"']],
  ['a state', 'export const A = () => <ButtonBase aria-pressed={down} />;', ['aria-pressed']],
])('finds %s', (_, source, elements) => {
  expect(nativeElementsIn('A.tsx', source).map(({ element }) => element)).toEqual(elements);
});

it.each([
  ['a part of MUI', 'export const A = () => <Typography component="h2">Words</Typography>;'],
  ['an element without a part', 'export const A = () => <figure><dl /></figure>;'],
  ['a styled part', 'const A = styled(Link)({});'],
  ['a role without a part', 'export const A = () => <Box role="group" aria-expanded />;'],
  ['a word', `const a = 'button'; // <p>`],
])('allows %s', (_, source) => {
  expect(nativeElementsIn('A.tsx', source)).toEqual([]);
});

describe('where MUI has the part, the part is MUI’s', () => {
  it('in every file that names no reason', () => {
    const unexcused = [...native].filter(([file]) => !Object.hasOwn(nativeByReason, file));
    expect(unexcused).toEqual([]);
  });

  it('and every reason is needed', () => {
    expect(Object.keys(nativeByReason).filter((file) => !native.has(file))).toEqual([]);
  });

  it('and there are at most 15', () => {
    expect(Object.keys(nativeByReason).length).toBeLessThanOrEqual(15);
  });
});

it('each part of MUI that lies over the page is closed by Back on Android', () => {
  const over = files.filter((file) =>
    /from '@mui\/material\/(?:Dialog|Drawer|Menu|Modal|Popover|Select|SwipeableDrawer)'/u.test(
      readText(file),
    ),
  );
  expect(over).not.toEqual([]);
  expect(over.filter((file) => !readText(file).includes('useCloseRequest('))).toEqual([]);
});
