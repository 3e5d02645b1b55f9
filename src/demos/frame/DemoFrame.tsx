import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RotateCcw } from 'lucide-react';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { frame } from '#content/demos/frame.ts';
import { sample } from '#content/demos/sample.ts';
import { dayNames, hourName } from '#content/demos/week.ts';
import { hovered, sheetEdge, tokens } from '#theme/index.ts';
import { findSpot } from '../state/sampleSpots.ts';
import { resetDemoState } from '../state/sampleState.ts';
import { useDemoState } from '../state/useDemoState.ts';
import { SignalStatus } from './SignalStatus.tsx';
import { useAnnouncer } from './useAnnouncer.ts';

const { color, radius, shadow, target } = tokens;

const wide = '@container demo (min-width: 640px)';

// The container that the parts of a demo query for the tablet's width.
const Fit = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  container: 'demo / inline-size',
  minWidth: 0,
});

const Tablet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 6,
  borderRadius: radius.card + 6,
  ...sheetEdge,
  backgroundColor: color.ink,
  boxShadow: `inset 0 0 0 1.5px rgb(255 255 255 / 0.14), ${shadow.lifted}`,
  [wide]: { padding: 14, borderRadius: radius.panel + 6 },
});

const Screen = styled('div')({
  overflow: 'clip',
  borderRadius: radius.card,
  backgroundColor: color.paper,
  [wide]: { borderRadius: radius.panel - 8 },
});

const Bar = styled('header')({
  '--focus-color': tokens.focus.onDark,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: target.large,
  padding: '6px 6px 8px 14px',
  color: color.paper,
  backgroundColor: color.green,
  [wide]: { flexWrap: 'nowrap', padding: '6px 12px 6px 20px' },
});

const Names = styled('div')({ flex: '1 1 0', minWidth: 140 });

const Title = styled(Typography)({ lineHeight: 1.2 }) as typeof Typography;

const Position = styled(Typography)({ color: color.peach });

// On a phone, the signal status has its own line below the name and the button.
const Status = styled('div')({ order: 1, flexBasis: '100%', [wide]: { order: 0, flexBasis: 'auto' } });

const Reset = styled(Button)({
  color: color.paper,
  ...hovered({ color: color.paper, backgroundColor: color.greenBright }),
  '&:active': { color: color.paper, backgroundColor: color.greenDeep },
});

export interface DemoFrameProps {
  /** The demo's name; heading of its region. */
  title: string;
  children: ReactNode;
}

/**
 * The frame of a demo: its name, the truck's spot, the signal and the button that resets the sample data. Inside it,
 * `@container demo (min-width: …)` queries the tablet's width.
 */
export function DemoFrame({ title, children }: DemoFrameProps) {
  const headingId = useId();
  const { state, change } = useDemoState();
  const { said, say } = useAnnouncer();
  const [resets, setResets] = useState(0);
  const { spotId, day, hour } = state.shift;
  const handleReset = () => {
    change(resetDemoState);
    setResets(resets + 1);
    // Announces a second reset like the first.
    say(frame.resetDone);
  };
  return (
    <Fit aria-labelledby={headingId}>
      <Tablet>
        <Screen>
          <Bar>
            <Names>
              <Title variant="h5" component="h3" id={headingId}>
                {title}
              </Title>
              <Position variant="caption">
                {sample.truck} · {frame.standing(findSpot(spotId).name, dayNames[day], hourName(hour))}
              </Position>
            </Names>
            <Status>
              <SignalStatus airplane={state.airplane} waiting={state.queue.length} />
            </Status>
            <Reset aria-label={frame.resetLabel} startIcon={<Icon of={RotateCcw} />} onClick={handleReset}>
              {frame.reset}
            </Reset>
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </Bar>
          {/* The new key also resets the demo's open panels and selections. */}
          <Fragment key={resets}>{children}</Fragment>
        </Screen>
      </Tablet>
    </Fit>
  );
}
