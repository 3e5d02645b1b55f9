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
    // The small square beside the words shows most of the height, so that a part of it is still a picture.
    [theme.breakpoints.down('tablet')]: {
      objectPosition: 'var(--narrow-x) var(--y)',
      transformOrigin: 'var(--narrow-x) var(--y)',
      scale: 'calc(1 + (var(--zoom) - 1) / 4)',
    },
  },
}));

/** A part of a picture: the point that stays where it is while the rest grows around it, and how much it grows. */
export interface CropArea {
  /** Position of the point from the left and from the top, in per cent of the picture. */
  at: readonly [left: number, top: number];
  /** The position from the left where the place is narrow, if another part says more there. */
  narrow?: number;
  /** The growth; 1 shows as much as fits. */
  zoom: number;
}

/** Props of `Crop`. */
export interface CropProps {
  /** The picture in two formats, the better one first. */
  picture: { avif: string; webp: string; width: number; height: number };
  /** The part that is shown. */
  area: CropArea;
}

/** A part of a screenshot, as large as its place. Decorative, and fetched when a visitor comes near. */
export function Crop({
  picture: { avif, webp, width, height },
  area: { at, narrow = at[0], zoom },
}: CropProps) {
  const [x, y] = at;
  const cut = { '--x': `${x}%`, '--y': `${y}%`, '--narrow-x': `${narrow}%`, '--zoom': zoom };
  return (
    <Cut>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} {...{ width, height }} alt="" loading="lazy" decoding="async" style={cut as object} />
    </Cut>
  );
}
