import { styled } from '@mui/material/styles';
import { useEffect, useState, type ComponentType } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { LoadingState } from '#components/LoadingState.tsx';
import { Notice } from '#components/Notice.tsx';
import { TabStrip } from '#components/TabStrip.tsx';
import { tryIt, type DemoAnchor } from '#content/landing/tryIt.ts';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { tokens } from '#theme/index.ts';
import { demoDoors } from './demoDoors.ts';
import { useDemo } from './useDemo.ts';

const { stage } = tryIt;
const panelId = 'try-it-panel';

// Without a script there is nothing to choose and nothing to come; what is said above stands alone.
const Stage = styled('div')({ '@media (scripting: none)': { display: 'none' } });

// As high as the demo that comes first, so that the page below stands still when it arrives, and as the window: whoever
// sees the tabs does not see what is below, which moves when a demo of another height is chosen.
const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 'max(100lvh, 1330px)',
  marginTop: theme.spacing(2),
  color: tokens.color.ink,
  [theme.breakpoints.up('tablet')]: { minHeight: 'max(100lvh, 1130px)' },
  [theme.breakpoints.up('laptop')]: { minHeight: 'max(100lvh, 750px)' },
}));

const Waiting = styled('div')({
  display: 'grid',
  padding: 14,
  borderRadius: tokens.radius.panel + 6,
  backgroundColor: tokens.color.ink,
  '& > div': {
    display: 'grid',
    placeItems: 'start center',
    padding: '160px 24px',
    borderRadius: tokens.radius.panel - 8,
    backgroundColor: tokens.color.paper,
  },
});

function isAnchor(id: string): id is DemoAnchor {
  return stage.tabs.some((tab) => tab.id === id);
}

/** Follows links to a demo's tab, wherever on the page they are. */
function useAnchor(onAnchor: (id: DemoAnchor) => void) {
  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1);
      if (isAnchor(id)) onAnchor(id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [onAnchor]);
}

/** Fetches the other demos while nobody waits for one, so that they open at once, and without a network. */
function FetchedAhead({ doors }: Required<Pick<TryItStageProps, 'doors'>>) {
  useWhenIdle(() => {
    for (const door of Object.values(doors)) {
      // Asked for by a tab, it says by itself that it could not be fetched.
      door().catch(() => undefined);
    }
  });
  return null;
}

function reloadPage() {
  window.location.reload();
}

/** Props of `TryItStage`. */
export interface TryItStageProps {
  /** Fetches each demo. */
  doors?: Readonly<Record<DemoAnchor, () => Promise<ComponentType>>>;
  /** What helps when one could not be fetched: a browser does not ask for the same file again. */
  onReload?: () => void;
}

/** The demos behind their tabs: fetched when this is in the page, one at a time, all in one small world. */
export function TryItStage({ doors = demoDoors, onReload = reloadPage }: TryItStageProps) {
  const [selected, setSelected] = useState<DemoAnchor>(stage.tabs[0].id);
  useAnchor(setSelected);
  const demo = useDemo(doors[selected]);
  return (
    <Stage>
      <TabStrip
        label={stage.label}
        tabs={stage.tabs}
        selected={selected}
        panelId={panelId}
        onSelect={({ id }) => {
          if (isAnchor(id)) setSelected(id);
        }}
      />
      <Panel id={panelId} role="tabpanel" aria-labelledby={selected}>
        {demo.status === 'ready' ? (
          <>
            <demo.Demo />
            <FetchedAhead doors={doors} />
          </>
        ) : (
          <Waiting>
            <div>
              {demo.status === 'loading' ? (
                <LoadingState text={stage.loading} />
              ) : (
                <Notice tone="error" action={<ActionButton onClick={onReload}>{stage.reload}</ActionButton>}>
                  {stage.failed}
                </Notice>
              )}
            </div>
          </Waiting>
        )}
      </Panel>
    </Stage>
  );
}
