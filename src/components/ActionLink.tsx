import type { MouseEventHandler, ReactNode } from 'react';
import { ButtonRoot, ButtonIcon, type ButtonAppearance } from './buttonRoot.ts';

/** Props of `ActionLink`. */
export interface ActionLinkProps extends Partial<ButtonAppearance> {
  /** The target of the link. */
  href: string;
  /** Opens a new tab, without `window.opener`. */
  newTab?: boolean;
  /** On a public page: opens the app inside the document (`site/scripts/inApp.ts`). Elsewhere it is an ordinary link. */
  inApp?: boolean;
  /** Called before navigation; `preventDefault` stops it, for example while a field has an error. */
  onClick?: MouseEventHandler;
  /** An icon after the text. */
  endIcon?: ReactNode;
  /** The link text. */
  children: ReactNode;
}

/**
 * A link that looks like a button, for the main action when it leads to another page. Use `ActionButton` for an
 * action on this page, and ordinary links inside text or where there are several.
 *
 * Enter follows the link; Space does not, as with every link. The text names the destination: Open dashboard. Use `newTab`
 * only where typed text would be lost, and say so in the link text. Do not replace `href` with an `onClick`.
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
      <span>{children}</span>
      {endIcon ? <ButtonIcon data-at="end">{endIcon}</ButtonIcon> : null}
    </ButtonRoot>
  );
}
