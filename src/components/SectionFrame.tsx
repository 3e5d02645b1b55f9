import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokens } from '#theme/index.ts';
import { renderedLate, type Heights } from './renderedLate.ts';

const { color, measure } = tokens;
const scallop = 28;
/** The columns of a narrow heading and of the content beside it, the same for all sections and the footer. */
export const besideHeading = { gridTemplateColumns: '320px minmax(0, 1fr)', columnGap: 64 } as const;
/** Space above and below the content, in pixels. */
const air = { phone: 36, tablet: 76 };

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: `${air.phone}px 20px`,
  // An anchor scrolls to the heading, not to the padding above it.
  scrollMarginTop: -air.phone,
  // Content may extend past the window's edges by the width of a scroll bar.
  overflowX: 'clip',
  backgroundColor: color.paper,
  '@media print': { '&[data-screen-only]': { display: 'none' } },
  '&[data-band="white"]': { backgroundColor: color.white },
  '&[data-band="green"]': {
    color: color.paper,
    backgroundColor: color.green,
    '--focus-color': tokens.focus.onDark,
  },
  '&[data-band="green"] > div > header > p': { color: color.paper },
  '&[data-band="green"] > div > header a': { color: color.peach },
  '&[data-band="orange"]': { color: color.ink, backgroundColor: color.orange },
  '&[data-band="orange"] > div > header > p': { color: color.ink },
  [theme.breakpoints.up('tablet')]: { padding: `${air.tablet}px 20px`, scrollMarginTop: -air.tablet },
}));

// A row of half circles in the band's own color, overlapping the band above.
const Hem = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: 1 - scallop / 2,
  height: scallop / 2,
  backgroundColor: 'inherit',
  // Each circle ends half a pixel below the edge, which keeps its top round.
  mask: `radial-gradient(circle ${scallop / 2 - 0.5}px at 50% 100%, #000 calc(100% - 0.75px), transparent) 50% 0 / ${scallop}px 100% repeat-x`,
  // There every band has the same background; a line separates them.
  '@media (forced-colors: active)': { top: 0, height: 0, borderTop: '1px solid', mask: 'none' },
});

const Width = styled(Container, { shouldForwardProp: (prop) => prop !== 'heights' })<{ heights: Heights }>(
  ({ theme, heights }) => ({
    maxWidth: measure.site,
    ...renderedLate(theme, heights),
    [theme.breakpoints.up('laptop')]: {
      '&[data-split]': {
        ...besideHeading,
        display: 'grid',
        // The heading stays at the top, where anchors lead, regardless of the content's height.
        alignItems: 'start',
        '& > header': { marginBottom: 0 },
      },
    },
  }),
);

const Head = styled('header')(({ theme }) => ({
  maxWidth: measure.text,
  marginBottom: theme.spacing(3),
  '& > p': {
    marginTop: theme.spacing(1),
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.up('tablet')]: { marginBottom: theme.spacing(4) },
}));

export interface SectionFrameProps {
  /** Anchor of the section; the heading's id is derived from it. */
  id: string;
  /** The heading, which names the section. */
  title: string;
  /** The background. */
  band?: 'paper' | 'white' | 'green' | 'orange';
  /** A sentence or two under the heading; it may contain a link. */
  lead?: ReactNode;
  /** Scallops the upper edge like an awning. */
  scalloped?: boolean;
  /** Leaves the section out of a printed page, where its content does nothing. */
  screenOnly?: boolean;
  /** Puts the content beside a narrow heading where there is room. */
  split?: boolean;
  /** Estimated heights of heading and content, reserved until they are rendered. */
  heights?: Heights;
  /** The content of the section. */
  children: ReactNode;
}

const someHeights: Heights = { phone: 800, tablet: 800, laptop: 800 };

/**
 * A section of a page: a full-width band with a heading and padding. It is a region named by its heading. Do not nest
 * sections, and do not use them in the funnel, where `Sheet` holds one task.
 *
 * Alternate the backgrounds of neighboring bands, and use the scalloped edge once or twice per page. Links on the green band
 * are peach, never orange.
 */
export function SectionFrame({
  id,
  title,
  band = 'paper',
  lead,
  scalloped = false,
  screenOnly = false,
  split = false,
  heights = someHeights,
  children,
}: SectionFrameProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`} data-band={band} data-screen-only={screenOnly || undefined}>
      {scalloped ? <Hem aria-hidden /> : null}
      {/* A script of the page may have shown it before it is hydrated. */}
      <Width data-split={split || undefined} heights={heights} data-rendered-late suppressHydrationWarning>
        <Head>
          <Typography variant="h1" component="h2" id={`${id}-title`}>
            {title}
          </Typography>
          {lead ? <Typography variant="subtitle1">{lead}</Typography> : null}
        </Head>
        {children}
      </Width>
    </Band>
  );
}
