import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

// As wide as its own size at most: a wider window gets more air, not a blurred picture.
const Photo = styled('picture')({
  '& > img': { display: 'block', width: '100%', height: 'auto', backgroundColor: tokens.color.paperDeep },
});

export interface FeaturePictureProps {
  /** The picture at its own size and at twice it; the width is that of the largest file. */
  picture: { src: string; avif: string; webp: string; width: number; height: number };
}

/** A screenshot of a feature, sharp on any screen. Decorative; loaded lazily. */
export function FeaturePicture({ picture: { avif, webp, ...image } }: FeaturePictureProps) {
  // A phone shows it between the edges of the page and of its card.
  const sizes = '(max-width: 440px) calc(100vw - 72px), 368px';
  return (
    <Photo>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img {...image} srcSet={webp} sizes={sizes} alt="" loading="lazy" decoding="async" />
    </Photo>
  );
}
