import { lazy, useEffect, useState, type ComponentType } from 'react';
import { lazyImport, type PageLoading } from './lazyImport.ts';

/** Props of the part that is shown in place of a lost one. */
export interface LostProps {
  /** Fetches the file again. */
  onRetry: () => void;
}

interface FrameProps<Props> extends LostProps {
  own: Props;
}

/**
 * A component whose file is fetched when it is first drawn. If the file is lost, `Lost` is drawn in its place, with the same
 * props and a way to try again; every later drawing tries again by itself. Needs a `<Suspense>` above it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props & LostProps>,
  pageLoading: PageLoading = {},
): ComponentType<Props> {
  const arrive = lazyImport(load, pageLoading);
  const attempt = () =>
    lazy<ComponentType<FrameProps<Props>>>(async () => {
      try {
        const Part = await arrive();
        return { default: ({ own }) => <Part {...own} /> };
      } catch {
        return { default: LostFrame };
      }
    });
  let latest = attempt();
  function LostFrame({ own, onRetry }: FrameProps<Props>) {
    // Begin the next attempt once this is drawn, and not earlier: React draws a part that had to wait from its beginning.
    useEffect(() => {
      latest = attempt();
    }, []);
    return <Lost {...own} onRetry={onRetry} />;
  }
  return function LazyPart(props) {
    const [Frame, setFrame] = useState(() => latest);
    return <Frame own={props} onRetry={() => setFrame(() => latest)} />;
  };
}
