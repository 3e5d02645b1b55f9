import { styled } from '@mui/material/styles';
import { useEffect, useState, type ComponentType } from 'react';
import { ActionButton } from '#components/ActionButton.tsx';
import { LoadingState } from '#components/LoadingState.tsx';
import { Notice } from '#components/Notice.tsx';
import { TabStrip } from '#components/TabStrip.tsx';
import { tryIt, type DemoAnchor } from '#content/landing/tryIt.ts';
import { useWhenIdle } from '#hooks/useWhenIdle.ts';
import { tokens } from '#theme/index.ts';
import { demoLoaders } from './demoLoaders.ts';
import { loadDemo, useLoadedDemo } from './useLoadedDemo.ts';

const { stage } = tryIt;
const panelId = 'try-it-panel';

// Demos need JavaScript; without it, only the section's text is shown.
const Stage = styled('div')({ '@media (scripting: none)': { display: 'none' } });

// At least as high as the first demo, so loading it moves nothing below.
const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 1364,
  marginTop: theme.spacing(2),
  color: tokens.color.ink,
  [theme.breakpoints.up('tablet')]: { minHeight: 1159 },
  [theme.breakpoints.up('laptop')]: { minHeight: 800 },
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

/** Selects a demo's tab when the URL gets its anchor. */
function useAnchor(onAnchor: (id: DemoAnchor) => void) {
  useEffect(() => {
    const selectAnchor = () => {
      const id = window.location.hash.slice(1);
      if (isAnchor(id)) onAnchor(id);
    };
    selectAnchor();
    window.addEventListener('hashchange', selectAnchor);
    return () => window.removeEventListener('hashchange', selectAnchor);
  }, [onAnchor]);
}

/** Preloads the code of the other demos when idle, so they open without delay, even offline. */
function PreloadedDemos({ loaders }: Required<Pick<TryItStageProps, 'loaders'>>) {
  useWhenIdle(() => {
    for (const load of Object.values(loaders)) {
      // If the preload fails, the tab that needs the demo reports the failure.
      loadDemo(load).catch(() => undefined);
    }
  });
  return null;
}

function reloadPage() {
  window.location.reload();
}

export interface TryItStageProps {
  /** Loads the code of each demo. */
  loaders?: Readonly<Record<DemoAnchor, () => Promise<ComponentType>>>;
  /** Reloads the page after a failure, because a browser does not request a failed module again. */
  onReload?: () => void;
}

/** The demos in tabs, each loaded when its tab is selected. All share one state. */
export function TryItStage({ loaders = demoLoaders, onReload = reloadPage }: TryItStageProps) {
  const [selected, setSelected] = useState<DemoAnchor>(stage.tabs[0].id);
  useAnchor(setSelected);
  const demo = useLoadedDemo(loaders[selected]);
  return (
    <Stage data-kept-clear="">
      <TabStrip
        label={stage.label}
        tabs={stage.tabs}
        selected={selected}
        panelId={panelId}
        onSelect={({ id }) => {
          if (isAnchor(id)) setSelected(id);
        }}
      />
      <Panel
        id={panelId}
        role="tabpanel"
        aria-labelledby={selected}
        aria-busy={demo.isBusy}
        // The next demo takes the place of the former one, and would take the focus from it.
        inert={demo.status === 'ready' && demo.isBusy}
      >
        {demo.status === 'ready' ? (
          <>
            <demo.Demo />
            <PreloadedDemos loaders={loaders} />
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
