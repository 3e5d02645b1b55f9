import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type MouseEvent, type ReactNode } from 'react';
import { tokens, transition } from '#theme/index.ts';

const { color, radius, target, breakpoint } = tokens;

const Hamburger = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: target.regular,
  height: target.regular,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

const Bars = styled('span')({
  display: 'grid',
  '& > i': {
    gridArea: '1 / 1',
    width: 24,
    height: 2.5,
    borderRadius: 2,
    backgroundColor: 'currentColor',
    transition: transition('transform', 'opacity'),
  },
  '& > :first-of-type': { transform: 'translateY(-8px)' },
  '& > :last-of-type': { transform: 'translateY(8px)' },
  '&[data-cross="true"] > :first-of-type': { transform: 'rotate(45deg)' },
  '&[data-cross="true"] > :nth-of-type(2)': { opacity: 0 },
  '&[data-cross="true"] > :last-of-type': { transform: 'rotate(-45deg)' },
});

const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: 280,
    maxWidth: '100%',
    padding: theme.spacing(1.5, 2.5, 3),
    borderRadius: 0,
    color: color.ink,
    backgroundColor: color.white,
  },
}));

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end' });

const Links = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 3),
  '& a': {
    ...theme.typography.h5,
    display: 'flex',
    alignItems: 'center',
    minHeight: target.large,
    borderBottom: `1px solid ${color.line}`,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { color: color.orangeText },
}));

const Ways = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

/** Props of `MobileMenu`. */
export interface MobileMenuProps {
  /** Name of the panel and of its links, for readers. */
  label: string;
  /** What the button says and does while the menu is closed. */
  openLabel: string;
  /** What the cross says and does while it is open. */
  closeLabel: string;
  /** Links in order; choosing one closes the menu. */
  items: ReadonlyArray<{ label: string; href: string }>;
  /** Whether the panel is shown. */
  open: boolean;
  /** Buttons under the links. */
  actions?: ReactNode;
  /** Called with the state the visitor asked for. */
  onToggle: (change: { open: boolean }) => void;
}

/** The menu of a small window: a button that turns into a cross, and a panel of links over the dimmed page. */
export function MobileMenu({
  label,
  openLabel,
  closeLabel,
  items,
  open,
  actions,
  onToggle,
}: MobileMenuProps) {
  const close = () => onToggle({ open: false });
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    // A window grown past the menu would be left with a dialog whose button is gone over it.
    const wide = window.matchMedia(`(min-width: ${breakpoint.menu + 1}px)`);
    const handleChange = () => leave();
    wide.addEventListener('change', handleChange);
    return () => wide.removeEventListener('change', handleChange);
  }, [open]);
  const handleClick = ({ target: clicked }: MouseEvent) => {
    if (clicked instanceof Element && clicked.closest('a')) close();
  };
  return (
    <>
      <Hamburger
        type="button"
        aria-expanded={open}
        aria-label={open ? closeLabel : openLabel}
        onClick={() => onToggle({ open: !open })}
      >
        <Bars aria-hidden data-cross={open}>
          <i />
          <i />
          <i />
        </Bars>
      </Hamburger>
      <Panel
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, onClick: handleClick },
        }}
      >
        <Head>
          <Hamburger type="button" aria-label={closeLabel} onClick={close}>
            <Bars aria-hidden data-cross={open}>
              <i />
              <i />
              <i />
            </Bars>
          </Hamburger>
        </Head>
        <nav aria-label={label}>
          <Links>
            {items.map((item) => (
              <li key={item.href}>
                <a href={item.href}>{item.label}</a>
              </li>
            ))}
          </Links>
        </nav>
        {actions ? <Ways>{actions}</Ways> : null}
      </Panel>
    </>
  );
}
