import { lazy, useEffect, useState, type ComponentType } from 'react';
import { lazyImport, type PageLoading } from './lazyImport.ts';

export interface LostProps {
  /** Fetches the file again. */
  onRetry: () => void;
}

interface FrameProps<Props> extends LostProps {
  own: Props;
}

/**
 * A component whose file is fetched on first render. If the file fails to load, `Lost` is rendered in its place, with the
 * same props and a retry callback; each later mount retries by itself. Needs a `<Suspense>` above it.
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
    // Starts the next attempt only after this commit, because React restarts a suspended component from scratch.
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
