import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokens } from '#theme/index.ts';

const { color, measure } = tokens;
const scallop = 28;

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(8, 2.5),
  scrollMarginTop: 72,
  backgroundColor: color.paper,
  '&[data-band="white"]': { backgroundColor: color.white },
  '&[data-band="green"]': { color: color.paper, backgroundColor: color.green },
  '&[data-band="green"] > div > header > p': { color: color.paper },
  '&[data-band="green"] :focus-visible': { outlineColor: tokens.focus.onDark },
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(14, 2.5) },
}));

// A row of half circles in the band's own colour, hung over the band above.
const Hem = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: 1 - scallop / 2,
  height: scallop / 2,
  backgroundColor: 'inherit',
  mask: `radial-gradient(circle ${scallop / 2}px at 50% 100%, #000 calc(100% - 0.5px), transparent) 0 0 / ${scallop}px 100% repeat-x`,
});

const Width = styled('div')({ maxWidth: measure.site, margin: '0 auto' });

const Head = styled('header')(({ theme }) => ({
  maxWidth: measure.text,
  marginBottom: theme.spacing(5),
  '& > h2': theme.typography.h2,
  '& > p': {
    ...theme.typography.subtitle1,
    marginTop: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
  },
}));

/** Props of `SectionFrame`. */
export interface SectionFrameProps {
  /** Anchor of the section, also used for the id that ties it to its heading. */
  id: string;
  /** The heading, which names the section. */
  title: string;
  /** The ground it stands on. */
  band?: 'paper' | 'white' | 'green';
  /** A sentence or two under the heading. */
  lead?: string;
  /** Whether the upper edge is cut like an awning's hem. */
  scalloped?: boolean;
  /** What the section holds. */
  children: ReactNode;
}

/** A section of a page: a band of ground from edge to edge, with its heading and room around. */
export function SectionFrame({
  id,
  title,
  band = 'paper',
  lead,
  scalloped = false,
  children,
}: SectionFrameProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`} data-band={band}>
      {scalloped ? <Hem aria-hidden /> : null}
      <Width>
        <Head>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead ? <p>{lead}</p> : null}
        </Head>
        {children}
      </Width>
    </Band>
  );
}
