import { keyframes, styled } from '@mui/material/styles';
import { motion, tokens } from '#theme/index.ts';
import { paint } from './paint.ts';

const { color } = tokens;
const { light, skin } = paint;

const grow = keyframes({ from: { transform: 'scaleY(0.2)' } });
const Unfolding = styled('g')({
  transformOrigin: '0 36px',
  animation: `${grow} ${2 * motion.slow}ms ${motion.curve}`,
});

/** The truck without its hatch; `dark` after the end. */
export function Body({ dark }: { dark: boolean }) {
  return (
    <>
      <ellipse cx="240" cy="229" rx="222" ry="7" fill={color.ink} opacity=".18" />
      <path
        d="M12 52q0-16 16-16h332q18 0 28 14l26 38 40 20q14 7 14 22v66q0 12-12 12H24q-12 0-12-12z"
        fill={dark ? color.paperDeep : color.paper}
      />
      <path d="M12 178h456v18q0 12-12 12H24q-12 0-12-12z" fill={color.green} />
      <path d="M12 174h456v5H12z" fill={color.orangeDeep} />
      <g data-part="cab">
        <path
          d="M344 58h20q7 0 10 5l18 28q3 7-5 7h-43q-7 0-7-7V65q0-7 7-7z"
          fill={dark ? color.inkMuted : color.greenSoft}
          stroke={color.inkMuted}
          strokeWidth="3"
        />
        <path d="M328 110v64" stroke={color.line} strokeWidth="2" />
        <rect x="340" y="120" width="18" height="4" rx="2" fill={color.lineStrong} />
        <path d="M456 140q12 0 12 10t-12 10z" fill={dark ? color.lineStrong : light} />
      </g>
      <rect x="6" y="194" width="468" height="8" rx="4" fill={color.inkMuted} />
    </>
  );
}

/** A wheel and its arch; `x` is its center. */
export function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 206)`}>
      <path d="M-31 2a31 31 0 0 1 62 0z" fill={color.greenDeep} />
      <circle r="22" fill={color.ink} />
      <circle r="10" fill={color.peach} />
      <circle r="4" fill={color.inkMuted} />
    </g>
  );
}

/** The opening above the counter. */
export function Hatch({ lit }: { lit: boolean }) {
  return <path d="M34 56h268v54H34z" fill={lit ? paint.glow : color.inkMuted} />;
}

/** The shelf below the hatch. */
export function Counter() {
  return (
    <>
      <path d="M24 110h288v7H24z" fill={color.orangeDeep} />
      <path d="M24 110h288v3H24z" fill={color.orangeBright} />
    </>
  );
}

/** The shutter of the hatch: `down` is the part of the hatch that it covers, from 0 to 1. */
export function Shutter({ down }: { down: number }) {
  const end = 56 + Math.max(6, 54 * down);
  const slats = Array.from({ length: Math.floor((end - 58) / 8) }, (_, at) => `M34 ${64 + at * 8}h268`);
  return (
    <>
      <path d={`M34 56h268v${end - 56}H34z`} fill={color.paperDeep} />
      <path d={slats.join('')} stroke={color.lineStrong} strokeOpacity=".5" strokeWidth="1.5" />
      <path d={`M34 ${end - 5}h268v5H34z`} fill={color.lineStrong} />
    </>
  );
}

/** A cook, a taco and a cup. */
export function Cook() {
  return (
    <>
      <g transform="translate(94 66)">
        <path d="M-22 44q0-18 22-18t22 18z" fill={color.white} />
        <path d="M-11 44q-1-10 5-15h12q6 5 5 15z" fill={color.green} />
        <circle cy="16" r="11" fill={skin} />
        <path d="M-12 13q1-12 12-12t12 12z" fill={color.green} />
        <path d="M-14 11h28v4h-28z" fill={color.greenBright} />
      </g>
      <path d="M153 101q3-7 8-4 5-4 8 0 5 0 6 5z" fill={color.leaf} />
      <path d="M150 110a14 11 0 0 1 28 0z" fill={paint.shell} />
      <path d="M236 88h16l-3 22h-10z" fill={color.paper} />
      <path d="M234 85h20v5h-20z" fill={color.chili} />
    </>
  );
}

const stripes = Array.from({ length: 10 }, (_, at) => at);

/** The striped awning, rolled out. */
export function Awning() {
  return (
    <Unfolding>
      {stripes.map((at) => (
        <path
          key={at}
          d={`M${34 + at * 26.8} 36L${22 + at * 29.2} 60a14.6 11 0 0 0 29.2 0L${60.8 + at * 26.8} 36z`}
          fill={at % 2 === 0 ? color.green : color.white}
        />
      ))}
      <path d="M30 33h276v6H30z" fill={color.ink} />
    </Unfolding>
  );
}

/** The awning rolled up above the hatch. */
export function RolledAwning() {
  return (
    <>
      <rect x="28" y="42" width="280" height="11" rx="5.5" fill={color.green} />
      <path d="M56 42h28v11H56zm56 0h28v11h-28zm56 0h28v11h-28zm56 0h28v11h-28z" fill={color.white} />
    </>
  );
}

const lamps = { warm: light, amber: color.orangeBright, off: color.lineStrong };

/** How the lamp on the roof shines. */
export type LampLight = keyof typeof lamps;

/** The lamp on the roof; amber with a mark when something is wrong. */
export function Lamp({ light: kind }: { light: LampLight }) {
  return (
    <>
      {kind === 'off' ? null : (
        <>
          <circle cx="336" cy="27" r="26" fill={lamps[kind]} opacity=".5" />
          <circle cx="336" cy="27" r="16" fill={lamps[kind]} opacity=".8" />
        </>
      )}
      <path d="M336 38v-6" stroke={color.ink} strokeWidth="5" />
      <circle cx="336" cy="24" r="9" fill={lamps[kind]} stroke={color.ink} strokeWidth="2" />
      {kind === 'amber' ? (
        <path d="M336 19v6m0 3v1" stroke={color.ink} strokeWidth="2.5" strokeLinecap="round" />
      ) : null}
    </>
  );
}

/** A letter on the counter. */
export function Letter() {
  return (
    <g transform="rotate(-4 200 92)" stroke={color.ink} strokeWidth="2.5">
      <rect x="168" y="68" width="64" height="41" rx="3" fill={color.white} />
      <path d="M170 71l30 21 30-21" fill="none" />
      <circle cx="200" cy="92" r="6" fill={color.chili} stroke="none" />
    </g>
  );
}

/** A string of lights along the roof. */
export function Lights() {
  return (
    <g fill={light} stroke={color.orangeDark}>
      <path d="M20 30q38 16 74 0t74 0 74 0 66 0" fill="none" strokeWidth="1.5" />
      {[34, 57, 80, 108, 131, 154, 182, 205, 228, 256, 279, 302].map((x, at) => (
        <circle key={x} cx={x} cy={at % 3 === 1 ? 39 : 36} r="4" />
      ))}
    </g>
  );
}

/** A pin with a question mark: the truck looks for its place. */
export function LostPin() {
  return (
    <g transform="translate(424 44)">
      <path d="M0 40c-14-16-22-26-22-38a22 22 0 0 1 44 0c0 12-8 22-22 38z" fill={color.chili} />
      <path
        d="M-7-2q0-8 7.500-8t7.500 7c0 6-7.500 5-7.500 11m0 5v1"
        fill="none"
        stroke={color.white}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
