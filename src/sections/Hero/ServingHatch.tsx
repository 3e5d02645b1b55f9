import { keyframes, styled } from '@mui/material/styles';
import { ambient, tokens } from '#theme/index.ts';
import { Awning } from './Awning.tsx';
import { PriceSlip, type PriceSlipProps } from './PriceSlip.tsx';
import { Tablet, type ScreenPicture } from './Tablet.tsx';

const { color } = tokens;

const rise = keyframes({ '50%': { transform: 'translateY(-14px)' } });

const Front = styled('div')(({ theme }) => ({
  position: 'relative',
  margin: theme.spacing(0, -1),
}));

// The lamp hangs in the middle, under the awning.
const Opening = styled('div')({
  margin: '-4% 5% 0',
  aspectRatio: '1.2',
  border: `solid ${color.paper}`,
  borderWidth: '0 6px',
  background: `radial-gradient(ellipse 90% 90% at 50% 0, #ffe0bd, #f0a050 22%, #8a5a1e 50%, transparent 82%) ${color.greenDeep}`,
});

const Counter = styled('div')({
  position: 'relative',
  height: 20,
  borderRadius: '4px 4px 8px 8px',
  background: `linear-gradient(${color.paper} 60%, ${color.peach} 0)`,
  boxShadow: '0 14px 24px rgb(31 26 23 / 0.25)',
});

const Place = styled('div')({
  position: 'absolute',
  animation: `${rise} ${ambient.float.cycle} ease-in-out infinite`,
  '&[data-at="order"]': { left: 0, bottom: 0, width: '58%', rotate: '-4deg' },
  '&[data-at="map"]': {
    right: 0,
    top: '17%',
    width: '70%',
    rotate: '2.5deg',
    animationDelay: ambient.float.second,
  },
});

const Slip = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: '3%',
  bottom: -196,
  width: 224,
  rotate: '3deg',
  filter: 'drop-shadow(0 6px 10px rgb(31 26 23 / 0.3))',
  [theme.breakpoints.up('tablet')]: { right: '5%', bottom: -96 },
  [theme.breakpoints.between('laptop', 'desktop')]: { bottom: -136 },
  // The magnet that holds it.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: '6px auto auto calc(50% - 9px)',
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: `radial-gradient(circle at 35% 30%, ${color.orangeBright}, ${color.orangeDeep})`,
  },
}));

/** Props of `ServingHatch`. */
export interface ServingHatchProps {
  /** The order interface, which floats first. */
  order: ScreenPicture;
  /** The map interface, larger, and two seconds behind. */
  map: ScreenPicture;
  /** What is printed on the slip that hangs from the counter. */
  slip: PriceSlipProps;
}

/** The open side of a truck: an awning, warm light, two tablets, and the price on a slip. */
export function ServingHatch({ order, map, slip }: ServingHatchProps) {
  return (
    <Front>
      <Awning />
      <Opening />
      <Counter />
      <Place data-at="map">
        <Tablet screen={map} sizes="(min-width: 992px) 460px, 70vw" first />
      </Place>
      <Place data-at="order">
        <Tablet screen={order} sizes="(min-width: 992px) 380px, 58vw" />
      </Place>
      <Slip>
        <PriceSlip {...slip} />
      </Slip>
    </Front>
  );
}
