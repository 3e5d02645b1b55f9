import type { Behaviour } from '#behaviours/behaviour.ts';

/** A public page that has made room for the app, and where its visitor was. */
interface PutAside {
  parts: Element[];
  title: string;
  top: number;
  focused: Element | null;
}

/** Fetches the app's style sheet unless the page has it. */
function addSheets(page: Document, files: readonly string[]): void {
  files
    .filter((href) => href.endsWith('.css') && !page.querySelector(`link[rel=stylesheet][href="${href}"]`))
    .forEach((href) =>
      page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href })),
    );
}

/**
 * Follows a link marked `data-in-app` inside the document: the app takes the place of the page, and the page comes back as it
 * was on the way back (R-STEPS-START). `files` are those of the app, its script first. Where that script cannot be loaded, the
 * browser loads the address.
 */
export function inApp(files: readonly string[]): Behaviour {
  const [script] = files;
  return (page) => {
    const home = location.pathname;
    const stop = new AbortController();
    // Where the app is drawn (`main/main.tsx`). It stays there, unseen, when the visitor goes back.
    const root = Object.assign(page.createElement('div'), { id: 'root' });
    let aside: PutAside | undefined;

    const showApp = async () => {
      const { title, activeElement: focused } = page;
      const top = scrollY;
      if (!root.isConnected) page.body.append(root);
      await import(/* @vite-ignore */ script ?? '');
      // The visitor may have gone back meanwhile.
      if (location.pathname === home || aside) return;
      // The page's own style sheet stands in its middle, and would be fetched again.
      page.head.append(...page.querySelectorAll('body link[rel=stylesheet]'));
      // Scripts stay, because one that comes back is a new one to the browser; so does the link that skips to the content.
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
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-in-app]');
      if (!link || !script || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      addSheets(page, files);
      history.pushState(null, '', link.href);
      // The app's router, if it is there already, listens to this too.
      dispatchEvent(new PopStateEvent('popstate'));
    };
    page.addEventListener('click', handleClick, { signal: stop.signal });
    addEventListener('popstate', handleNavigation, { signal: stop.signal });
    return () => stop.abort();
  };
}
