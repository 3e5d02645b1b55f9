import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { useKeptFocus } from '#hooks/useKeptFocus.ts';
import { inEm, tokens } from '#theme/index.ts';
import { AwningEdge } from './AwningEdge.tsx';
import { alignedText } from './alignedText.ts';
import { Sheet } from './Sheet.tsx';

const { measure, color } = tokens;

const frameWidth = measure.page + 48;

const Page = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });

const Header = styled(Container)(({ theme }) => ({
  padding: theme.spacing(1, 2.5),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  maxWidth: frameWidth,
  minHeight: 60,
  // The brand's name gives way before the actions take a second row.
  '& > a': { flexGrow: 1, width: 'min-content', maxWidth: 'max-content' },
  // On the narrowest phone a button's label has room for one line only without its icon.
  [theme.breakpoints.down(inEm(360))]: { '& .MuiButton-startIcon': { display: 'none' } },
  [theme.breakpoints.up('tablet')]: { minHeight: 72, padding: theme.spacing(2, 3) },
})) as typeof Container;

const Actions = styled(Stack)(({ theme }) => ({
  flexDirection: 'row',
  // Large text puts an action on a second row.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: theme.spacing(2),
  [theme.breakpoints.up('tablet')]: { columnGap: theme.spacing(3) },
  '& a, & button': alignedText,
}));

const Main = styled(Container)(({ theme }) => ({
  flex: 1,
  maxWidth: frameWidth,
  padding: theme.spacing(0.5, 2.5, 3),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(3, 3, 12), gap: theme.spacing(5) },
  // A form and what stands beside it: one frame for every screen, so that logo and progress stay where they are.
  [theme.breakpoints.up('laptop')]: {
    '&[data-beside]': {
      display: 'grid',
      gridTemplate:
        '"steps steps" auto "heading aside" auto "body aside" 1fr / minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.spacing(7),
    },
    // Without a heading they begin beside each other.
    '&[data-beside="body"]': {
      gridTemplate: '"steps steps" auto "body aside" 1fr / minmax(0, 7fr) minmax(0, 5fr)',
    },
  },
})) as typeof Container;

const Progress = styled('div')({ gridArea: 'steps' });

// On a phone the picture stands beside a short heading, else below the heading.
const Opening = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5, 2),
  [theme.breakpoints.up('laptop')]: { '[data-beside] > &': { display: 'contents' } },
}));

const Aside = styled('div')(({ theme }) => ({
  flex: '1 1 190px',
  minWidth: 0,
  '[data-width="page"] &': { maxWidth: 360, marginLeft: 'auto' },
  [theme.breakpoints.up('laptop')]: {
    gridArea: 'aside',
    '[data-beside] &': { position: 'sticky', top: theme.spacing(3), alignSelf: 'start' },
  },
}));

// An owner's name may be one word that is wider than a phone.
const Heading = styled('div')({ gridArea: 'heading', minWidth: 0 });

const Body = styled('div')({
  gridArea: 'body',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 'inherit',
});

const Lead = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  maxWidth: measure.text,
  textWrap: 'balance',
  marginTop: theme.spacing(0.5),
  [theme.breakpoints.up('tablet')]: { marginTop: theme.spacing(1.5) },
}));

const Footer = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(0, 2.5, 1),
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(3, 2.5) },
  borderTop: `1px solid ${color.line}`,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

export interface PageFrameProps {
  /** The brand mark, usually inside a link home. */
  brand: ReactNode;
  /** Actions at the end of the header: log out, back. */
  actions?: ReactNode;
  /** Shown between header and heading, such as the steps of a form. */
  progress?: ReactNode;
  /** The screen's only h1. Omit it only where the content has its own. */
  title?: string;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** The content's width: a one-column form, or a page with cards side by side. Header and progress have one width on every screen. */
  width?: 'form' | 'page';
  /** A picture beside a form on a laptop, above it on a phone. */
  aside?: ReactNode;
  /** Puts the content on a white sheet: for a form, not for a page of cards. */
  sheet?: boolean;
  /** Links at the bottom, usually `FooterLinks`. */
  footer?: ReactNode;
  /** The content of the screen. */
  children: ReactNode;
}

/**
 * A calm screen with one thing to do: header, heading, content, footer. Every screen of the sign-up uses it once and asks
 * for one decision. The landing page has its own bar and bands.
 *
 * It renders the landmarks banner, main and contentinfo, and one `h1`, which takes focus without scrolling when the screen
 * appears, so screen readers announce it. Omit the title only where the content has its own `h1`, as `GateMessage` does.
 */
export function PageFrame({
  brand,
  actions,
  progress,
  title,
  lead,
  width = 'form',
  sheet = width === 'form',
  footer,
  aside,
  children,
}: PageFrameProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const main = useKeptFocus<HTMLDivElement>();
  const besideWhat = title ? 'heading' : 'body';
  return (
    <Page>
      <AwningEdge />
      <Header component="header">
        {brand}
        {actions ? <Actions>{actions}</Actions> : null}
      </Header>
      <Main
        component="main"
        ref={main}
        id="content"
        tabIndex={-1}
        data-width={width}
        data-beside={aside && width === 'form' ? besideWhat : undefined}
      >
        {progress ? <Progress>{progress}</Progress> : null}
        {title || aside ? (
          <Opening>
            {title ? (
              <Heading>
                <Typography variant="h1" ref={heading} tabIndex={-1}>
                  {title}
                </Typography>
                {lead ? <Lead>{lead}</Lead> : null}
              </Heading>
            ) : null}
            {aside ? <Aside>{aside}</Aside> : null}
          </Opening>
        ) : null}
        <Body>{sheet ? <Sheet>{children}</Sheet> : children}</Body>
      </Main>
      {footer ? <Footer>{footer}</Footer> : null}
    </Page>
  );
}
