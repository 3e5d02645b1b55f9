import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { heatMap } from '#content/demos/heatMap.ts';
import { tokens, transition } from '#theme/index.ts';
import { plan } from '../state/spot.ts';
import { CityPlan } from './CityPlan.tsx';
import { heatColor, heatOf, heatWidth, ramp } from './heat.ts';
import { SpotFlag } from './SpotFlag.tsx';
import type { SpotTakings } from './ranking.ts';

const { color, radius } = tokens;

const wide = '@container demo (min-width: 640px)';
const broad = '@container demo (min-width: 960px)';

const Ground = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // The flags answer to its width in letters.
  container: 'map / inline-size',
  aspectRatio: '6 / 7',
  minHeight: '22.5rem',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  [wide]: { aspectRatio: `${plan.width} / ${plan.height}` },
  // Beside the questions, the map has their height.
  [broad]: { aspectRatio: 'auto', flexGrow: 1, minHeight: 542 },
});

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  fontStyle: 'italic',
  letterSpacing: '0.06em',
  color: color.green,
  // The legend needs the room.
  '@container demo (max-width: 320px)': { display: 'none' },
}));

const Glow = styled('span')({
  position: 'absolute',
  aspectRatio: '1',
  borderRadius: '50%',
  pointerEvents: 'none',
  // The heat is the map's content, so forced colors keep it.
  forcedColorAdjust: 'none',
  mixBlendMode: 'multiply',
  transform: 'translate(-50%, -50%)',
  background: [
    'radial-gradient(closest-side',
    'var(--heat)',
    `color-mix(in oklab, var(--heat) 62%, ${color.orange}) 34%`,
    `color-mix(in srgb, ${color.peach} 72%, transparent) 68%`,
    'transparent)',
  ].join(', '),
  transition: transition('width', 'opacity'),
});

const Legend = styled(Typography)({
  position: 'absolute',
  right: 10,
  bottom: 8,
  maxWidth: 'calc(100% - 20px)',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '2px 10px',
  borderRadius: radius.round,
  backgroundColor: color.white,
  '& i': {
    flexShrink: 1,
    width: 72,
    minWidth: 16,
    height: 10,
    borderRadius: 5,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    forcedColorAdjust: 'none',
  },
});

const Places = styled(List)({ position: 'absolute', inset: 0, margin: 0 });

const Place = styled(ListItem)({
  position: 'absolute',
  transform: 'translate(-50%, calc(-100% - 6px))',
  '&:has([aria-pressed="true"]), &:focus-within': { zIndex: 1 },
});

function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

export interface CityMapProps {
  /** The spots with their takings, best first. */
  ranking: readonly SpotTakings[];
  /** The value that determines a spot's heat. */
  value: (takings: SpotTakings) => number;
  /** Formats that value for a flag. */
  label: (value: number) => string;
  /** Id of the selected spot. */
  chosenId: string | undefined;
  /** Called with the pressed spot's id, or with undefined if that spot was selected. */
  onChoose: (change: { spotId: string | undefined }) => void;
}

/** The city with a glow and a flag at each spot: the more a spot made, the wider, hotter and higher-ranked it is. */
export function CityMap({ ranking, value, label, chosenId, onChoose }: CityMapProps) {
  const largest = ranking[0] ? value(ranking[0]) : 0;
  // Flags keep their tab order when ranks change.
  const standing = ranking
    .map((takings, index) => ({ takings, rank: index + 1 }))
    .toSorted((one, other) => one.takings.spot.x - other.takings.spot.x);
  return (
    <Ground>
      <CityPlan />
      <Name style={{ left: '3%', top: '84%' }}>{heatMap.bay}</Name>
      {ranking.map((takings) => {
        const heat = heatOf(value(takings), largest);
        const { id, x, y } = takings.spot;
        return (
          <Glow
            key={id}
            aria-hidden
            style={{
              left: percent(x, plan.width),
              top: percent(y, plan.height),
              width: `${heatWidth(heat)}%`,
              opacity: heat === 0 ? 0 : 1,
              ['--heat' as never]: heatColor(heat),
            }}
          />
        );
      })}
      <Legend variant="caption" aria-hidden>
        {heatMap.legend.none}
        <i style={{ background: `linear-gradient(90deg in oklab, ${ramp.join(', ')})` }} />
        {heatMap.legend.most}
      </Legend>
      <Places aria-label={heatMap.spots}>
        {standing.map(({ takings, rank }) => {
          const { spot, orders } = takings;
          const chosen = spot.id === chosenId;
          return (
            <Place
              key={spot.id}
              style={{ left: percent(spot.x, plan.width), top: percent(spot.y, plan.height) }}
            >
              <SpotFlag
                name={spot.name}
                value={orders > 0 ? label(value(takings)) : undefined}
                rank={rank}
                chosen={chosen}
                onPress={() => onChoose({ spotId: chosen ? undefined : spot.id })}
              />
            </Place>
          );
        })}
      </Places>
    </Ground>
  );
}
