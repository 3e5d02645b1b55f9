import { styled } from '@mui/material/styles';

const Cut = styled('picture')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '& > img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    scale: 'var(--zoom)',
    // The small square beside the words shows most of the height, so that a part of it is still a picture.
    [theme.breakpoints.down('tablet')]: { scale: 'calc(1 + (var(--zoom) - 1) / 4)' },
  },
}));

/** A part of a picture: the point that stays where it is while the rest grows around it, and how much it grows. */
export interface CropArea {
  /** Position of the point from the left and from the top, in per cent of the picture. */
  at: readonly [left: number, top: number];
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
export function Crop({ picture: { avif, webp, width, height }, area: { at, zoom } }: CropProps) {
  const point = at.map((share) => `${share}%`).join(' ');
  return (
    <Cut>
      <source type="image/avif" srcSet={avif} />
      <img
        src={webp}
        {...{ width, height }}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: point, transformOrigin: point, '--zoom': zoom } as object}
      />
    </Cut>
  );
}
