import { styled } from '@mui/material/styles';
import { LegalFrame } from '#components/LegalFrame.tsx';
import type { LegalDocument } from '#content/legal/document.ts';
import { tokens } from '#theme/index.ts';

const Part = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  // Matches the numbering of the table of contents.
  counterIncrement: 'legal-part',
  '& > h2': { ...theme.typography.h4, display: 'flex', gap: 12 },
  '& > h2::before': { content: 'counter(legal-part)', color: tokens.color.orangeText },
  '& > p': { marginTop: theme.spacing(1.5) },
  '& > ul': { listStyle: 'disc', paddingLeft: '1.25em', marginTop: theme.spacing(1) },
  '& li': { marginTop: theme.spacing(0.75) },
}));

/** Props of `LegalText`: the texts of a legal page. */
export type LegalTextProps = LegalDocument;

/** A legal text, each section with its anchor. */
export function LegalText({ lead, parts, ...frame }: LegalTextProps) {
  return (
    <LegalFrame {...frame} parts={parts}>
      <p>{lead}</p>
      {parts.map(({ id, heading, paragraphs, items }) => (
        <Part key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
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
    </LegalFrame>
  );
}
