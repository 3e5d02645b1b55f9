import { styled } from '@mui/material/styles';

const Cut = styled('picture')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '& > img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'var(--x) var(--y)',
    transformOrigin: 'var(--x) var(--y)',
    scale: 'var(--zoom)',
    // In the small square beside the words one thing is seen, large enough to be read.
    [theme.breakpoints.down('tablet')]: {
      objectPosition: 'var(--narrow-x) var(--narrow-y)',
      transformOrigin: 'var(--narrow-x) var(--narrow-y)',
      scale: 'var(--narrow-zoom)',
    },
  },
}));

/** A part of a picture: the point that stays where it is while the rest grows around it, and how much it grows. */
interface Part {
  /** Position of the point from the left and from the top, in per cent of the picture. */
  at: readonly [left: number, top: number];
  /** The growth; 1 shows as much as fits. */
  zoom: number;
}

/** The part of a picture that a place shows. */
export interface CropArea extends Part {
  /** The part where the place is as small as a thumb: one thing of the picture. */
  narrow: Part;
}

/** Props of `Crop`. */
export interface CropProps {
  /** The picture in two formats, the better one first. */
  picture: { avif: string; webp: string; width: number; height: number };
  /** The part that is shown. */
  area: CropArea;
}

/** A part of a screenshot, as large as its place. Decorative, and fetched when a visitor comes near. */
export function Crop({ picture: { avif, webp, width, height }, area: { at, zoom, narrow } }: CropProps) {
  const [x, y] = at;
  const [narrowX, narrowY] = narrow.at;
  const cut = {
    '--x': `${x}%`,
    '--y': `${y}%`,
    '--zoom': zoom,
    '--narrow-x': `${narrowX}%`,
    '--narrow-y': `${narrowY}%`,
    '--narrow-zoom': narrow.zoom,
  };
  return (
    <Cut>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} {...{ width, height }} alt="" loading="lazy" decoding="async" style={cut as object} />
    </Cut>
  );
}
