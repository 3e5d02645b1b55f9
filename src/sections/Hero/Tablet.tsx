import { styled } from '@mui/material/styles';
import { sheetEdge, tokens } from '#theme/index.ts';

const { color } = tokens;

const Case = styled('div')({
  ...sheetEdge,
  display: 'block',
  padding: '2%',
  borderRadius: '4% / 5%',
  backgroundColor: color.ink,
  boxShadow: 'inset 0 0 0 1.5px rgb(255 255 255 / 0.2), 0 24px 40px rgb(31 26 23 / 0.45)',
  '& > picture': { display: 'block', overflow: 'hidden', borderRadius: '2.6% / 3.5%' },
  '& img': { display: 'block', width: '100%', height: 'auto', backgroundColor: color.paper },
});

/** A screenshot in several formats and widths. */
export interface ScreenPicture {
  /** Size of the widest file, in pixels. */
  width: number;
  /** Size of the widest file, in pixels. */
  height: number;
  /** Files in AVIF, as a `srcset`. */
  avif: string;
  /** Files in WebP, as a `srcset`. */
  webp: string;
  /** Fallback file. */
  src: string;
  /** Alternative text. */
  alt: string;
}

export interface TabletProps {
  /** The screenshot. */
  screen: ScreenPicture;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Whether this is the larger tablet, whose picture is loaded first. */
  first?: boolean;
}

/** A tablet with a screenshot. Its space is reserved before the picture loads. */
export function Tablet({ screen, sizes, first = false }: TabletProps) {
  const { avif, webp, ...picture } = screen;
  return (
    <Case>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img {...picture} alt={screen.alt} decoding="async" fetchPriority={first ? 'high' : 'auto'} />
      </picture>
    </Case>
  );
}
