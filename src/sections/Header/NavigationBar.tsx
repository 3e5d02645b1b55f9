import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { scrolledPast } from '#behaviours/scrolledPast.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { hovered, inEm, motion, tokens, transition } from '#theme/index.ts';
import { AwningEdge } from '#components/AwningEdge.tsx';

const { color, shadow, measure, breakpoint } = tokens;

/** Height of the awning in pixels, by which the bar moves up when the awning is hidden. */
const awning = 26;

/** The places in which links and buttons arrive, each a tenth of a second after the one before. */
const places = 7;
const arrivals = places * 100 + motion.slow;

/**
 * The animation of a place. The delay is part of the keyframes, so that all animations start and end together: browsers
 * render the whole page once more for each separate start and end, which took a sixth of a laptop's time for the page.
 */
function arriving(place: number): string {
  const at = (ms: number) => `${((ms / arrivals) * 100).toFixed(1)}%`;
  const arrive = keyframes({
    [`from, ${at(place * 100)}`]: { opacity: 0, transform: 'translateY(-8px)' },
    [`${at(place * 100 + motion.slow)}, to`]: { opacity: 1, transform: 'none' },
  });
  return `${arrive} ${arrivals}ms ${motion.curve}`;
}

/** Where only the text grows, as with a large text size, so that the links no longer fit into a wide window. */
const tight = '@container (max-width: 56em)';

const Bar = styled('header')(({ theme }) => ({
  '--bar-top': `${awning}px`,
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: '0 0 auto',
  color: color.ink,
  transition: transition('transform', 'background-color', 'box-shadow', 'color'),
  // Without a script, the bar cannot detect its background, so it scrolls with the page.
  '@media (scripting: none)': { position: 'absolute' },
  // Fixed, it would be printed over the text of each sheet.
  '@media print': { position: 'absolute' },
  '&[data-over="orange"]': { '--brand-stripe': color.paper, '--brand-hole': color.orange },
  '&[data-scrolled]': {
    '--bar-top': '0px',
    '--brand-word': color.green,
    '--brand-stripe': color.orange,
    '--brand-hole': color.white,
    color: color.green,
    // Opaque enough to stay white over green.
    backgroundColor: 'rgb(255 255 255 / 0.98)',
    backdropFilter: 'blur(12px)',
    boxShadow: shadow.low,
    transform: `translateY(-${awning}px)`,
    '@media (forced-colors: active)': { borderBottom: '1px solid' },
    // Hides the awning, whose shadow would still show in the window.
    '& > div:first-of-type': { opacity: 0 },
  },
}));

const Row = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(1),
  containerType: 'inline-size',
  maxWidth: measure.site + 40,
  minHeight: 64,
  margin: '0 auto',
  padding: theme.spacing(0.5, 2.5),
}));

const Brand = styled('div')({
  // The brand is the first to make room: a long label, or letters set apart, must not push out the menu button.
  minWidth: 0,
  marginRight: 'auto',
  transformOrigin: 'left',
  transition: transition('transform'),
  '[data-scrolled] &': { transform: 'scale(0.82)' },
});

// Content of the bar at the widths where the menu button is hidden.
const Wide = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 8,
  // The buttons animate in after the links.
  '& > :not(nav)': { animation: arriving(places - 1) },
  '& > :last-child': { animation: arriving(places) },
  [theme.breakpoints.up(inEm(breakpoint.menu + 1))]: { display: 'flex' },
  [tight]: { display: 'none' },
}));

const Narrow = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  flexShrink: 0,
  alignItems: 'center',
  gap: theme.spacing(0.5),
  marginRight: -12,
  [theme.breakpoints.up(inEm(breakpoint.menu + 1))]: { display: 'none' },
  [tight]: { display: 'flex' },
  // With large text in a small window, links that the menu repeats must not push out the brand or the menu button.
  '@container (max-width: 17em)': { '& > a': { display: 'none' } },
  // Where only the text is enlarged, this keeps the button as low as the bar.
  '& > a': { whiteSpace: 'nowrap' },
}));

const Items = styled(List)({
  display: 'flex',
  marginRight: 8,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((place) => [`& > li:nth-of-type(${place})`, { animation: arriving(place) }]),
  ),
});

const Anchor = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.target.small,
  padding: theme.spacing(0, 1.5),
  borderRadius: tokens.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  // On hover, a line grows under the text.
  background: `linear-gradient(currentColor 0 0) 12px calc(100% - 8px) / 0 3px no-repeat`,
  transition: transition('background-size'),
  ...hovered({ backgroundSize: 'calc(100% - 24px) 3px' }),
}));

export interface NavigationBarProps {
  /** Accessible name of the links. */
  label: string;
  /** The brand link at the left; it shrinks when the page is scrolled. */
  brand: ReactNode;
  /** Links in order, five at most; they animate in one by one. */
  items: ReadonlyArray<{ label: string; href: string }>;
  /** The background under the bar at the top of the page. */
  over?: 'paper' | 'orange';
  /** One or two buttons at the right, shown where the links are. */
  actions?: ReactNode;
  /** Replaces links and buttons at 1024 pixels and below. */
  menu?: ReactNode;
}

/**
 * The fixed bar at the top of a page, for at most five links and two buttons. After 80 pixels of scrolling, the awning is
 * hidden, and the bar turns white with a blur and a shadow; the behavior `scrolledPast` sets that state. The screens of the
 * sign-up use `PageFrame`, which has its own header.
 *
 * It is the `banner` with a navigation named by its label. At 1024 pixels and below, and if large text leaves no room, `menu`
 * replaces links and buttons. Give the content below it 90 pixels of space at the top of the page, and set `over="orange"`
 * on pages that begin with an orange wall.
 */
export function NavigationBar({ label, brand, items, over = 'paper', actions, menu }: NavigationBarProps) {
  useBehaviour(scrolledPast);
  return (
    <Bar data-past="80" data-over={over}>
      <AwningEdge />
      <Row>
        <Brand>{brand}</Brand>
        <Wide>
          <nav aria-label={label}>
            <Items>
              {items.map((item) => (
                <ListItem key={item.href}>
                  <Anchor href={item.href}>{item.label}</Anchor>
                </ListItem>
              ))}
            </Items>
          </nav>
          {actions}
        </Wide>
        {menu ? <Narrow>{menu}</Narrow> : null}
      </Row>
    </Bar>
  );
}
