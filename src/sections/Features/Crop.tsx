import { styled } from '@mui/material/styles';

const Cut = styled('picture')({
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
  },
});

/** The visible part of a picture: the point that stays fixed, and the zoom around it. */
export interface CropArea {
  /** Position of the fixed point from the left and from the top, in percent of the picture. */
  at: readonly [left: number, top: number];
  /** The zoom factor; 1 shows as much as fits. */
  zoom: number;
}

/** Props of `Crop`. */
export interface CropProps {
  /** The picture in two formats, the better one first. */
  picture: { avif: string; webp: string; width: number; height: number };
  /** The visible part. */
  area: CropArea;
}

/** A crop of a screenshot that fills its container. Decorative; loaded lazily. */
export function Crop({ picture: { avif, webp, width, height }, area: { at, zoom } }: CropProps) {
  const cut = { '--x': `${at[0]}%`, '--y': `${at[1]}%`, '--zoom': zoom };
  return (
    <Cut>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} {...{ width, height }} alt="" loading="lazy" decoding="async" style={cut as object} />
    </Cut>
  );
}
