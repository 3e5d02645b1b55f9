import { keyframes, styled } from '@mui/material/styles';
import { ambient, movesInView, tokens } from '#theme/index.ts';
import { Awning } from './Awning.tsx';
import { PriceSlip, type PriceSlipProps } from '../PriceSlip/PriceSlip.tsx';
import { Tablet, type ScreenPicture } from './Tablet.tsx';
import { truckDrawing, truckSize } from './truckDrawing.ts';

const { color } = tokens;

const rise = keyframes({ '50%': { transform: 'translateY(-14px)' } });

/** A length of the drawing as a part of its height, even where the slip below makes its box higher. */
const ofHeight = (part: number) => `${((part * truckSize.height) / truckSize.width).toFixed(2)}cqi`;

const Front = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: `${truckSize.width} / ${truckSize.height}`,
  margin: theme.spacing(0, -1),
  // Limits the width; a wider drawing's tablet would extend below the hero's edge.
  [theme.breakpoints.down('tablet')]: { marginInline: 'max(-8px, 50% - 240px)' },
  background: `${truckDrawing} top / 100% auto no-repeat`,
}));

// Above the drawing's serving hatch.
const Roof = styled('div')({ position: 'absolute', left: '3%', top: ofHeight(13), width: '72%' });

const Place = styled('div')({
  position: 'absolute',
  // Without `backwards`, Chrome would composite the delayed tablet only at its start, and rebuild the page's layers.
  animation: `${rise} ${ambient.float.cycle} ease-in-out infinite backwards`,
  // On the counter, where an order is taken.
  '&[data-at="order"]': { left: '45%', top: ofHeight(36.5), width: '25%', rotate: '-2deg' },
  '&[data-at="map"]': {
    // Below the hatch, without covering the cab.
    left: '26%',
    top: ofHeight(117),
    translate: '0 -100%',
    width: '52%',
    rotate: '2deg',
    animationDelay: ambient.float.second,
  },
  ...movesInView(),
});

const Slip = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: '1%',
  bottom: ofHeight(-21),
  // Fits its text at any text size.
  width: 'max-content',
  rotate: '-3deg',
  filter: 'drop-shadow(0 6px 10px rgb(31 26 23 / 0.3))',
  // Phones and upright tablets have no room for the slip; the line below the buttons has the same facts.
  [theme.breakpoints.down('laptop')]: { display: 'none' },
  [theme.breakpoints.up('laptop')]: { left: '-6%' },
  // Where its words are so large that it would cover others, it lies below the drawing.
  '@container (max-width: 28em)': {
    position: 'relative',
    inset: 0,
    margin: `${ofHeight(122)} auto 0`,
    rotate: 'none',
  },
  // The magnet that holds the slip.
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

export interface ServingHatchProps {
  /** Screenshot of the order screen, small on the counter. */
  order: ScreenPicture;
  /** Screenshot of the map, large enough to read; its animation starts two seconds later. */
  map: ScreenPicture;
  slip: PriceSlipProps;
}

/** A food truck with its hatch open: a cook, an awning, the order on the counter, the map in front and a price slip. */
export function ServingHatch({ order, map, slip }: ServingHatchProps) {
  return (
    <Front>
      <Roof>
        <Awning />
      </Roof>
      <Place data-at="order" data-moves="">
        <Tablet screen={order} sizes="(min-width: 992px) 150px, 24vw" />
      </Place>
      <Place data-at="map" data-moves="">
        <Tablet screen={map} sizes="(min-width: 992px) 320px, 50vw" first />
      </Place>
      <Slip>
        <PriceSlip {...slip} />
      </Slip>
    </Front>
  );
}
