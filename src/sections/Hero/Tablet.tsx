import { styled } from '@mui/material/styles';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

const Case = styled('picture')({
  display: 'block',
  padding: '2%',
  borderRadius: 20,
  backgroundColor: color.ink,
  boxShadow: 'inset 0 0 0 1.5px rgb(255 255 255 / 0.2), 0 24px 40px rgb(31 26 23 / 0.45)',
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: 10,
    backgroundColor: color.paper,
  },
});

/** A picture of a screen in the formats and widths it was made in. */
export interface ScreenPicture {
  /** Pixels of the widest file. */
  width: number;
  /** Pixels of the widest file. */
  height: number;
  /** Files in AVIF, as a `srcset`. */
  avif: string;
  /** Files in WebP, as a `srcset`. */
  webp: string;
  /** The file for browsers that choose none of those. */
  src: string;
  /** What can be seen, in words. */
  alt: string;
}

/** Props of `Tablet`. */
export interface TabletProps {
  /** What its screen shows. */
  screen: ScreenPicture;
  /** How wide it is drawn, as the `sizes` of a picture. */
  sizes: string;
  /** Whether it is fetched before other pictures. */
  first?: boolean;
}

/** A tablet with a picture on its screen. Its place is kept free until the picture is there. */
export function Tablet({ screen, sizes, first = false }: TabletProps) {
  const { avif, webp, ...picture } = screen;
  return (
    <Case>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img {...picture} alt={screen.alt} decoding="async" fetchPriority={first ? 'high' : 'auto'} />
    </Case>
  );
}
