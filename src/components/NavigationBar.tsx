import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion, tokens, transition } from '#theme/index.ts';

const { color, shadow, measure, breakpoint } = tokens;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: '0 0 auto',
  color: color.ink,
  transition: transition('background-color', 'box-shadow', 'color', 'backdrop-filter'),
  '& svg': { transition: transition('width', 'height') },
  '&[data-over="dark"]': { color: color.paper },
  '&[data-scrolled="true"]': {
    color: color.green,
    backgroundColor: 'rgb(255 255 255 / 0.94)',
    backdropFilter: 'blur(10px)',
    boxShadow: shadow.low,
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  maxWidth: measure.site,
  minHeight: 72,
  margin: '0 auto',
  padding: theme.spacing(1, 2.5),
}));

const Brand = styled('div')({
  marginRight: 'auto',
  '& svg': { width: 40, height: 40 },
  '[data-scrolled="true"] & svg': { width: 32, height: 32 },
});

// What stands in the bar from the width where the menu's button goes.
const Wide = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up(breakpoint.menu + 1)]: { display: 'flex', alignItems: 'center', gap: 8 },
}));

const Narrow = styled('div')(({ theme }) => ({
  [theme.breakpoints.up(breakpoint.menu + 1)]: { display: 'none' },
}));

const Items = styled('ul')({ display: 'flex' });

const Item = styled('li')({ animation: `${arrive} ${motion.slow}ms ${motion.curve} both` });

const Anchor = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.target.small,
  padding: theme.spacing(0, 1.5),
  borderRadius: tokens.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em', textDecorationThickness: 2 },
}));

/** Props of `NavigationBar`. */
export interface NavigationBarProps {
  /** Name of the links, for readers. */
  label: string;
  /** The way home, at the left; its drawing shrinks when the page is scrolled. */
  brand: ReactNode;
  /** Links in order; beyond seven they arrive together. */
  items: ReadonlyArray<{ label: string; href: string }>;
  /** Whether the page is scrolled: white with a blur and a shadow then, transparent at the top. */
  scrolled: boolean;
  /** The ground under the bar at the top of the page. */
  over?: 'light' | 'dark';
  /** Buttons at the right, where there is room for the links. */
  actions?: ReactNode;
  /** What stands in for links and buttons at 1024 pixels and below. */
  menu?: ReactNode;
}

/** The bar fixed at the head of a page. */
export function NavigationBar(props: NavigationBarProps) {
  const { label, brand, items, scrolled, over = 'light', actions, menu } = props;
  return (
    <Bar data-scrolled={scrolled} data-over={over}>
      <Row>
        <Brand>{brand}</Brand>
        <Wide>
          <nav aria-label={label}>
            <Items>
              {items.map((item, at) => (
                <Item key={item.href} style={{ animationDelay: `${Math.min(at + 1, 7) * 100}ms` }}>
                  <Anchor href={item.href}>{item.label}</Anchor>
                </Item>
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
