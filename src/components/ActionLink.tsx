import type { ReactNode } from 'react';
import { ButtonFace, ButtonIcon, type ButtonLook } from './buttonFace.ts';

/** Props of `ActionLink`. */
export interface ActionLinkProps extends Partial<ButtonLook> {
  /** The target of the link. */
  href: string;
  /** Opens beside the page, in a tab that cannot reach back. */
  newTab?: boolean;
  /** A drawing after the words. */
  endIcon?: ReactNode;
  /** Its words. */
  children: ReactNode;
}

/** A link that looks like a button, for the main action when it leads to another page. */
export function ActionLink({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  newTab = false,
  endIcon,
  children,
  ...link
}: ActionLinkProps) {
  return (
    <ButtonFace
      as="a"
      {...link}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      ownerState={{ variant, color, size, fullWidth }}
    >
      {children}
      {endIcon ? <ButtonIcon data-at="end">{endIcon}</ButtonIcon> : null}
    </ButtonFace>
  );
}
