import { useId } from 'react';
import { tokens } from '#theme/index.ts';
import { plan } from '../state/spot.ts';

const { color } = tokens;

const water = `color-mix(in oklab, ${color.green} 20%, ${color.greenSoft})`;
const grass = `color-mix(in oklab, ${color.leaf} 16%, ${color.leafSoft})`;
const roof = `color-mix(in oklab, ${color.line} 55%, ${color.paperDeep})`;

/** Wide streets, each a line across the plan. */
const avenues = [
  'M376 -10 L468 650',
  'M-10 246 L970 306',
  'M-10 96 L970 132',
  'M168 -10 L262 500',
  'M606 -10 L560 650',
  'M826 -10 L792 650',
  'M120 468 L970 504',
];

const shore = 'M-10 398 C70 404 112 452 146 500 C184 552 262 556 322 650 L-10 650 Z';
const stream = 'M706 -10 C690 84 768 176 722 246 C690 294 606 330 566 378 C520 434 470 556 292 606';

/** A drawing of the sample city, hidden from screen readers. It stretches to any shape. */
export function CityPlan() {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <defs>
        <pattern
          id={`${id}-blocks`}
          width="78"
          height="54"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(3.5)"
        >
          <rect x="4" y="4" width="40" height="20" rx="3" fill={roof} />
          <rect x="48" y="4" width="26" height="20" rx="3" fill={roof} />
          <rect x="4" y="28" width="24" height="22" rx="3" fill={roof} />
          <rect x="32" y="28" width="42" height="22" rx="3" fill={roof} />
        </pattern>
      </defs>
      <rect width={plan.width} height={plan.height} fill={color.paperDeep} />
      <rect width={plan.width} height={plan.height} fill={`url(#${id}-blocks)`} />
      <rect x="168" y="148" width="142" height="104" rx="30" fill={grass} transform="rotate(4 238 200)" />
      <rect x="548" y="66" width="112" height="76" rx="24" fill={grass} transform="rotate(3 604 104)" />
      <path d={stream} fill="none" stroke={water} strokeWidth="30" />
      <g fill="none" stroke={color.white} strokeWidth="15" strokeLinecap="round">
        {avenues.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path d={shore} fill={water} />
      <path
        d="M970 64 C880 130 846 190 826 244 C796 330 720 430 690 650"
        fill="none"
        stroke={color.lineStrong}
        strokeWidth="4"
        strokeDasharray="12 7"
      />
    </svg>
  );
}
