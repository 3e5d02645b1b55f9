import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { menu } from '#behaviours/menu.ts';
import { closeMenuOnChoice } from '#behaviours/closeMenuOnChoice.ts';
import { useBehaviour } from '#hooks/useBehaviour.ts';
import { hovered, motion, tokens } from '#theme/index.ts';
import { AwningEdge } from '#components/AwningEdge.tsx';
import { pressedBeside } from '#components/pressedBeside.ts';

const { color, radius, target, shadow } = tokens;

const moving = (...properties: string[]) =>
  properties.map((property) => `${property} ${motion.slow}ms ${motion.curve} allow-discrete`).join();

// A `:has()` of the document would restyle all at every change.
const whileOpen = '&:has(+ dialog[open]), dialog[open] &';

const ink = {
  backgroundColor: 'currentcolor',
  '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
};

const cross = {
  '& > i': { backgroundColor: 'transparent' },
  '& > i::before': { transform: 'rotate(45deg)' },
  '& > i::after': { transform: 'rotate(-45deg)' },
};

const bars = {
  '& > i': ink,
  '& > i::before': { transform: 'translateY(-8px)' },
  '& > i::after': { transform: 'translateY(8px)' },
};

// Emotion does not know the newest attributes and would drop them.
const everyProp = { shouldForwardProp: () => true };

const Key = styled(ButtonBase)({
  width: target.regular,
  height: target.regular,
  borderRadius: radius.control,
  // The middle bar, and in it the other two.
  '& > i, & > i::before, & > i::after': {
    position: 'relative',
    display: 'block',
    width: 24,
    height: 2.5,
    borderRadius: 2,
    transition: moving('transform', 'background-color'),
  },
  '& > i::before, & > i::after': { ...ink, content: '""', position: 'absolute', inset: 0 },
  ...bars,
  [whileOpen]: cross,
  // The cross in the panel starts as the bars it covers.
  '@starting-style': { [whileOpen]: bars },
});

const Panel = styled(
  'dialog',
  everyProp,
)({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 280,
  maxWidth: '100%',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: color.ink,
  backgroundColor: color.white,
  boxShadow: shadow.lifted,
  ...pressedBeside,
  '@media (forced-colors: active)': { borderLeft: '1px solid' },
  '--focus-color': tokens.focus.color,
  transform: 'translateX(100%)',
  transition: moving('transform', 'display', 'overlay'),
  '&::backdrop': {
    backgroundColor: 'rgb(31 26 23 / 0.55)',
    opacity: 0,
    transition: moving('opacity', 'display', 'overlay'),
  },
  '&[open]': { transform: 'none', '&::backdrop': { opacity: 1 } },
  '@starting-style': {
    '&[open]': { transform: 'translateX(100%)' },
    '&[open]::backdrop': { opacity: 0 },
  },
  // Hides the panel's awning together with the bar's.
  '[data-scrolled] & > div > div:first-of-type': { visibility: 'hidden' },
});

// Fills the panel, so that no press in it is one on the dialog, which closes the menu.
const Content = styled('div')({ minHeight: '100%' });

// The close button is exactly where the bar has the menu button.
const Head = styled('form')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 64,
  marginTop: 'calc(var(--bar-top, 26px) - 26px)',
  padding: theme.spacing(0.5, 1, 0.5, 2.5),
}));

const Links = styled(List)(({ theme }) => ({
  padding: theme.spacing(1, 2.5, 3),
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: target.large,
    borderBottom: `2px dashed ${color.line}`,
    color: 'inherit',
    textDecoration: 'none',
    ...hovered({ color: color.orangeText }),
  },
}));

export interface MobileMenuProps {
  /** Links the button to its panel. */
  id: string;
  /** Heading of the panel and accessible name of its links. */
  label: string;
  /** Accessible name of the menu button. */
  openLabel: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Links in order; choosing one closes the menu. `lang` and `hrefLang` mark a link in another language. */
  items: ReadonlyArray<{ label: string; href: string; lang?: string; hrefLang?: string }>;
  /** Buttons under the links. */
  actions?: ReactNode;
}

/**
 * The menu for small windows: a button that turns into a cross, and a panel of links over the dimmed page. It repeats the
 * links of `NavigationBar` in order; above 1024 pixels the bar shows the links and hides this menu.
 *
 * It is a native modal dialog, so it opens without a script; the behavior `menu` closes it after a choice. The buttons are
 * named by their action, the dialog and navigation by the label. Focus moves to the cross and stays in the panel; Escape or
 * a click on the dimmed page closes the menu and returns focus to the button. Do not hide an ancestor of the open menu: it
 * closes by itself when the window grows.
 */
export function MobileMenu({ id, label, openLabel, closeLabel, items, actions }: MobileMenuProps) {
  useBehaviour(menu);
  useBehaviour(closeMenuOnChoice);
  // React's types do not include invoker commands yet.
  const opens = { command: 'show-modal', commandfor: id };
  return (
    <>
      <Key type="button" aria-label={openLabel} aria-haspopup="dialog" {...opens}>
        <i />
      </Key>
      <Panel id={id} aria-label={label} closedby="any" data-menu="">
        <Content>
          <AwningEdge />
          <Head method="dialog">
            {label}
            <Key type="submit" aria-label={closeLabel}>
              <i />
            </Key>
          </Head>
          <nav aria-label={label}>
            <Links>
              {items.map(({ label: words, ...link }) => (
                <ListItem key={link.href}>
                  <Link variant="h5" {...link}>
                    {words}
                  </Link>
                </ListItem>
              ))}
            </Links>
          </nav>
          {actions ? <Stack sx={{ gap: 1.5, p: '0 20px 24px' }}>{actions}</Stack> : null}
        </Content>
      </Panel>
    </>
  );
}
