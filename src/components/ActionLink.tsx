import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEventHandler } from 'react';

export interface ActionLinkProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'endIcon' | 'sx' | 'children'
> {
  /** The target of the link. */
  href: string;
  /** The language of the text, and of the page that the link leads to. */
  lang?: string;
  /** Opens a new tab, without `window.opener`. */
  newTab?: boolean;
  /** On a public page: opens the app inside the document (`site/scripts/inApp.ts`). Elsewhere it is an ordinary link. */
  inApp?: boolean;
  /** Called before navigation; `preventDefault` stops it, for example while a field has an error. */
  onClick?: MouseEventHandler;
}

/**
 * A link that looks like a button, for the main action when it leads to another page. Use `ActionButton` for an
 * action on this page, and ordinary links inside text or where there are several.
 *
 * Enter follows the link; Space does not, as with every link. The text names the destination: Open dashboard. Use `newTab`
 * only where typed text would be lost, and say so in the link text. Do not replace `href` with an `onClick`.
 */
export function ActionLink({ newTab = false, inApp = false, lang, children, ...link }: ActionLinkProps) {
  return (
    <Button
      {...link}
      data-in-app={inApp ? '' : undefined}
      {...(lang === undefined ? {} : { lang, hrefLang: lang })}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <span>{children}</span>
    </Button>
  );
}
