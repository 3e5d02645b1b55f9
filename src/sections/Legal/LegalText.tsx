import { styled } from '@mui/material/styles';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { tokens } from '#theme/index.ts';

const Page = styled('article')(({ theme }) => ({
  boxSizing: 'content-box',
  maxWidth: tokens.measure.text,
  margin: '0 auto',
  padding: theme.spacing(3, 2.5, 10),
  overflowWrap: 'anywhere',
}));

const Title = styled('h1')(({ theme }) => theme.typography.h1);

const Dated = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  margin: theme.spacing(1, 0, 3),
}));

const Part = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  '& > h2': theme.typography.h4,
  '& > p': { marginTop: theme.spacing(1.5) },
  '& > ul': { listStyle: 'disc', paddingLeft: '1.25em', marginTop: theme.spacing(1) },
  '& li': { marginTop: theme.spacing(0.75) },
}));

/** Props of `LegalText`. */
export interface LegalTextProps {
  title: string;
  /** Since when it holds. */
  lastUpdated: string;
  lead: string;
  parts: ReadonlyArray<{
    /** Anchor of the part. */
    id: string;
    heading: string;
    paragraphs: readonly string[];
    /** A list after the paragraphs. */
    items?: readonly string[];
  }>;
}

/** A legal page in plain type, each part with an anchor of its own. */
export function LegalText({ title, lastUpdated, lead, parts }: LegalTextProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Page>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Dated>{lastUpdated}</Dated>
      <p>{lead}</p>
      {parts.map(({ id, heading: partHeading, paragraphs, items }) => (
        <Part key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{partHeading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items ? (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </Part>
      ))}
    </Page>
  );
}
