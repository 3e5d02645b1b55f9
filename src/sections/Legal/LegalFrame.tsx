import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { hovered, tokens, transition } from '#theme/index.ts';
import { WithAddresses } from '#components/BreakableText.tsx';
import { foldMark } from '#components/foldMark.ts';

const { color, radius, measure, target } = tokens;

const Page = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  maxWidth: measure.page + 48,
  padding: theme.spacing(4, 2.5, 10),
  [theme.breakpoints.up('menu')]: {
    gridTemplateColumns: '260px minmax(0, 1fr)',
    columnGap: theme.spacing(8),
    paddingBlock: theme.spacing(8, 14),
  },
  // Where a sheet ends, Firefox cuts a grid within a line.
  '@media print': { display: 'block' },
})) as typeof Container;

const Head = styled('header')(({ theme }) => ({
  gridColumn: '1 / -1',
  '& > p': { marginTop: theme.spacing(1.5), color: theme.vars.palette.text.secondary },
}));

// Each width has its own list: a `details` element opened by CSS would still be exposed as closed.
const Contents = styled('nav')(({ theme }) => ({
  '& ol': {
    // Content slotted into `details` does not inherit the page's box sizing.
    boxSizing: 'border-box',
    padding: '0 8px 12px',
    counterReset: 'contents',
  },
  '& li': { counterIncrement: 'contents' },
  '& li > a': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    minHeight: target.small,
    padding: '10px 12px',
    borderRadius: radius.control,
    // Long words beside the number must break, or they would overflow the line.
    overflowWrap: 'anywhere',
    transition: transition('background-color'),
    ...hovered({ backgroundColor: color.peachSoft, textDecoration: 'underline' }),
  },
  '& li > a::before': {
    content: 'counter(contents)',
    minWidth: 20,
    color: color.orangeText,
    fontWeight: 680,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div': { display: 'none' },
  '& > details': {
    maxWidth: measure.text,
    borderRadius: radius.card,
    backgroundColor: color.white,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  },
  '& summary': {
    ...theme.typography.h6,
    ...foldMark,
    minHeight: target.large,
    padding: '8px 20px',
    borderRadius: radius.card,
  },
  [theme.breakpoints.up('menu')]: {
    ...theme.typography.body2,
    position: 'sticky',
    top: 96,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 128px)',
    marginLeft: -12,
    overflowY: 'auto',
    '& > details': { display: 'none' },
    '& > div': { display: 'block' },
    '& > div > p': { padding: '0 12px 8px' },
    '& ol': { padding: 0 },
    '& li > a': { minHeight: 0 },
  },
  '@media print': { display: 'none' },
}));

const Text = styled('div')({ minWidth: 0, maxWidth: measure.text, overflowWrap: 'anywhere' });

const Summary = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(5),
  padding: theme.spacing(3, 2.5),
  borderRadius: radius.card,
  color: color.green,
  backgroundColor: color.greenSoft,
  '& > ul': { display: 'grid', gap: 8, marginTop: 12, paddingLeft: '1.15em', listStyle: 'disc' },
  [theme.breakpoints.up('tablet')]: { padding: theme.spacing(3.5, 4) },
}));

export interface LegalFrameProps {
  /** The page's one h1. */
  title: string;
  /** The date of the last change, on its own line. */
  lastUpdated: string;
  /** The summary: a heading and a few short sentences without duplicates. */
  summary: { title: string; sentences: readonly string[] };
  /** Title of the table of contents. */
  contentsLabel: string;
  /** The sections in order, each with its anchor id. */
  parts: ReadonlyArray<{ id: string; heading: string }>;
  /** The text. */
  children: ReactNode;
}

/**
 * A long text: its summary, a table of contents beside or collapsed above it, and the text in lines of at most 68
 * characters. Use `PageFrame` for a short page and for the steps of the sign-up.
 *
 * The text is an `article`; its title is the page's only `h1`. The table of contents
 * is a navigation named by its label, visible from 1024 pixels up and collapsed below, where Enter and Space open it. The
 * summary is a region named by its title and is not part of the text: write sentences that a tired owner understands, and
 * promise nothing that the text does not say. Anchors never change.
 */
export function LegalFrame({ title, lastUpdated, summary, contentsLabel, parts, children }: LegalFrameProps) {
  const list = (
    <List component="ol">
      {parts.map((part) => (
        <ListItem key={part.id}>
          <Link href={`#${part.id}`} color="textPrimary" underline="none">
            {part.heading}
          </Link>
        </ListItem>
      ))}
    </List>
  );
  return (
    <Page component="article">
      <Head>
        <Typography variant="h1">{title}</Typography>
        <Typography>{lastUpdated}</Typography>
      </Head>
      <Contents aria-label={contentsLabel}>
        <div>
          <Typography variant="h6" component="p">
            {contentsLabel}
          </Typography>
          {list}
        </div>
        <details>
          <summary>{contentsLabel}</summary>
          {list}
        </details>
      </Contents>
      <Text>
        <Summary aria-labelledby="summary-title">
          <Typography variant="h5" component="h2" id="summary-title">
            {summary.title}
          </Typography>
          <List>
            {summary.sentences.map((sentence) => (
              <ListItem key={sentence}>
                <WithAddresses>{sentence}</WithAddresses>
              </ListItem>
            ))}
          </List>
        </Summary>
        {children}
      </Text>
    </Page>
  );
}
