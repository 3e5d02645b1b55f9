import { keyframes, styled } from '@mui/material/styles';
import { motion, tokens } from '#theme/index.ts';
import { nameSize } from './nameSize.ts';
import {
  Awning,
  Body,
  Cook,
  Counter,
  Hatch,
  Lamp,
  Letter,
  Lights,
  LostPin,
  RolledAwning,
  Shutter,
  Wheel,
  type LampLight,
} from './parts.tsx';

const { color, radius } = tokens;

/** What the truck shows: where its owner stands between the first screen and the last day. */
export type TruckState =
  | 'closed'
  | 'letter'
  | 'opening'
  | 'named'
  | 'open'
  | 'trouble'
  | 'stopped'
  | 'paused'
  | 'ended'
  | 'lost';

interface Look {
  /** The wall behind the truck. */
  wall: string;
  /** How far the shutter is down, from 0 to 1; the awning is out where it is up. */
  shutter: number;
  lamp: LampLight;
}

const looks: Record<TruckState, Look> = {
  closed: { wall: color.peach, shutter: 1, lamp: 'warm' },
  letter: { wall: color.peach, shutter: 1, lamp: 'warm' },
  opening: { wall: color.peach, shutter: 0.45, lamp: 'warm' },
  named: { wall: color.peach, shutter: 0, lamp: 'warm' },
  open: { wall: color.orange, shutter: 0, lamp: 'warm' },
  trouble: { wall: color.peach, shutter: 0, lamp: 'amber' },
  stopped: { wall: color.greenSoft, shutter: 1, lamp: 'amber' },
  paused: { wall: color.greenSoft, shutter: 1, lamp: 'off' },
  ended: { wall: color.line, shutter: 1, lamp: 'off' },
  lost: { wall: color.greenSoft, shutter: 1, lamp: 'off' },
};

const arrive = keyframes({ from: { transform: 'translateX(-6%)', opacity: 0 } });

// The wall behind the truck, and the road under it. On a phone the wall is a low strip, on a laptop a picture.
const Wall = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  overflow: 'clip',
  borderRadius: radius.card,
  border: '1px solid transparent',
  padding: '6px 10px 2px',
  backgroundImage: `radial-gradient(circle at 88% 36%, ${color.paper} 0 22px, transparent 22.5px), linear-gradient(to top, rgb(31 26 23 / 0.12) 0 13%, transparent 13%)`,
  '& > div': { width: 184, maxWidth: '100%' },
  '&[data-shape="strip"] > div': { [theme.breakpoints.down('tablet')]: { width: 140 } },
  '&[data-shape="picture"]': {
    [theme.breakpoints.up('laptop')]: {
      borderRadius: radius.panel,
      padding: '92px 24px 14px',
      backgroundImage: `radial-gradient(circle at 82% 22%, ${color.paper} 0 38px, transparent 38.5px), linear-gradient(to top, rgb(31 26 23 / 0.12) 0 13%, transparent 13%)`,
      '& > div': { width: '100%' },
    },
  },
  // The counter, from the truck's end to the door: the cab begins right of the frame.
  '&[data-shape="closeUp"]': {
    width: 112,
    height: 56,
    padding: 0,
    borderRadius: radius.control,
    borderColor: color.line,
    backgroundImage: 'none',
    '& > div': { position: 'absolute', left: -5, top: -14, width: 172, maxWidth: 'none' },
  },
}));

const Drawing = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '2',
  animation: `${arrive} ${motion.slow}ms ${motion.curve}`,
  '& > svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
});

// The truck's side between the counter and the stripe, centered below the hatch.
const Side = styled('div')({
  position: 'absolute',
  left: '6.5%',
  top: '49.5%',
  width: '57%',
  height: '22.5%',
  display: 'grid',
  alignContent: 'center',
  textAlign: 'center',
  lineHeight: 1.08,
  fontWeight: 760,
  letterSpacing: '-0.01em',
  color: color.green,
  // Forced colors keep the drawing, so the paint on it stays too.
  forcedColorAdjust: 'none',
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    // Room for descenders.
    paddingBlock: '0.08em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  // On a phone's strip, two lines of letters that can be read are higher than the side.
  '@container (max-width: 160px)': {
    '& > span': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});

export interface TruckProps {
  state: TruckState;
  /** What the picture says, for screen readers; it names the truck, so the painted name is not read again. */
  label: string;
  /** The owner's truck name, painted on the truck's side: in one line or, where there is room, in two, as large as fits. */
  name?: string | undefined;
  /** A picture, which is a low strip on a phone; a strip everywhere; or, for a small place, only the counter with the name. */
  shape?: 'picture' | 'strip' | 'closeUp';
}

/**
 * The owner's truck, in the state that the owner is in: shutter down before, a letter on the counter, the name painted on,
 * open at the end, closed in a pause. Use it once on a screen whose state it tells, never as decoration, and never beside a
 * second one. A `GateMessage` under it needs no icon of the same meaning.
 *
 * It is one picture with one accessible name. It stands still when motion is reduced.
 */
export function Truck({ state, label, name = '', shape = 'picture' }: TruckProps) {
  const { wall, shutter, lamp } = looks[state];
  const served = state === 'open' || state === 'trouble';
  const painted = name.trim();
  return (
    <Wall role="img" aria-label={label} data-shape={shape} sx={{ backgroundColor: wall }}>
      <Drawing>
        <svg viewBox="0 0 480 240" aria-hidden focusable="false">
          <Body dark={state === 'ended'} />
          <Hatch lit={shutter < 1} />
          {served ? <Cook /> : null}
          <Shutter down={shutter} />
          <Counter />
          {state === 'letter' ? <Letter /> : null}
          {shutter === 0 ? <Awning /> : <RolledAwning />}
          {shape === 'closeUp' ? null : [104, 384].map((x) => <Wheel key={x} x={x} />)}
          <Lamp light={lamp} />
          {state === 'open' ? <Lights /> : null}
          {state === 'lost' ? <LostPin /> : null}
        </svg>
        {painted === '' ? null : (
          <Side aria-hidden dir="auto" translate="no" style={{ fontSize: nameSize(painted) }}>
            <span>{painted}</span>
          </Side>
        )}
      </Drawing>
    </Wall>
  );
}
