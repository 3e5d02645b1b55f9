import type { MouseEventHandler, ReactNode } from 'react';
import { ButtonRoot, ButtonIcon, type ButtonAppearance } from './buttonRoot.ts';

/** Props of `ActionLink`. */
export interface ActionLinkProps extends Partial<ButtonAppearance> {
  /** The target of the link. */
  href: string;
  /** Opens beside the page, in a tab that cannot reach back. */
  newTab?: boolean;
  /** On a public page: opens the app inside the document (`site/scripts/inApp.ts`). Elsewhere an ordinary link. */
  inApp?: boolean;
  /** Called before the link is followed; `preventDefault` holds it back where something has to be mended first. */
  onClick?: MouseEventHandler;
  /** A drawing after the words. */
  endIcon?: ReactNode;
  /** Its words. */
  children: ReactNode;
}

/**
 * A link that looks like a button, for the main action when it leads to another page. Use `ActionButton` for an
 * action on this page, and ordinary links inside text or where there are several.
 *
 * Enter follows it; Space does not, as with every link. The words say where it leads: Open dashboard. Use `newTab`
 * only where something typed would be lost, and say so in the words. Do not give it an `onClick` instead of an
 * address.
 */
export function ActionLink({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  newTab = false,
  inApp = false,
  endIcon,
  children,
  ...link
}: ActionLinkProps) {
  return (
    <ButtonRoot
      as="a"
      {...link}
      data-in-app={inApp ? '' : undefined}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      ownerState={{ variant, color, size, fullWidth }}
    >
      {children}
      {endIcon ? <ButtonIcon data-at="end">{endIcon}</ButtonIcon> : null}
    </ButtonRoot>
  );
}
