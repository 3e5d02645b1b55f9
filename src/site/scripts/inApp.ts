import type { Behaviour } from '#behaviours/behaviour.ts';

/** A public page that the app has replaced, and the visitor's scroll position in it. */
interface PutAside {
  parts: Element[];
  title: string;
  top: number;
  focused: Element | null;
}

/** Fetches the app's style sheet unless the page already has it. */
function addSheets(page: Document, files: readonly string[]): void {
  files
    .filter((href) => href.endsWith('.css') && !page.querySelector(`link[rel=stylesheet][href="${href}"]`))
    .forEach((href) =>
      page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href })),
    );
}

/**
 * Follows a link marked `data-in-app` inside the document: the app replaces the page, and Back restores the page unchanged
 * (R-STEPS-START). `files` are the app's files, its script first. If that script fails to load, the browser navigates to the
 * URL.
 */
export function inApp(files: readonly string[]): Behaviour {
  const [script] = files;
  return (page) => {
    const home = location.pathname;
    const stop = new AbortController();
    // The app's root element (`main/main.tsx`). It stays, hidden, when the visitor goes back.
    const root = Object.assign(page.createElement('div'), { id: 'root' });
    let aside: PutAside | undefined;

    const showApp = async () => {
      const { title, activeElement: focused } = page;
      const top = scrollY;
      if (!root.isConnected) page.body.append(root);
      await import(/* @vite-ignore */ script ?? '');
      // The visitor may have gone back in the meantime.
      if (location.pathname === home || aside) return;
      // The page's style sheet is in the body, and replacing the body would fetch it again.
      page.head.append(...page.querySelectorAll('body link[rel=stylesheet]'));
      // Scripts stay, because a browser would run a restored script again; the skip link stays too.
      aside = {
        title,
        top,
        focused,
        parts: [...page.body.querySelectorAll(':scope > :not(script, #root, [href="#content"])')],
      };
      aside.parts.forEach((part) => part.remove());
      scrollTo({ top: 0, behavior: 'instant' });
    };
    const showPage = ({ parts, title, top, focused }: PutAside) => {
      root.before(...parts);
      root.remove();
      page.title = title;
      scrollTo({ top, behavior: 'instant' });
      (focused as HTMLElement | null)?.focus({ preventScroll: true });
      aside = undefined;
    };
    const handleNavigation = () => {
      const isHome = location.pathname === home;
      if (isHome && aside) showPage(aside);
      if (!isHome && !aside) showApp().catch(() => location.reload());
    };
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Partial<HTMLElement>).closest?.<HTMLAnchorElement>('a[data-in-app]');
      if (!link || !script || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      addSheets(page, files);
      // The second press of a double one must leave no second step to go back through.
      if (location.href !== link.href) history.pushState(null, '', link.href);
      // The app's router, if running, listens to this event too.
      dispatchEvent(new PopStateEvent('popstate'));
    };
    page.addEventListener('click', handleClick, { signal: stop.signal });
    addEventListener('popstate', handleNavigation, { signal: stop.signal });
    return () => stop.abort();
  };
}
