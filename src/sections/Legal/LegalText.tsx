import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { WithAddresses } from '#components/BreakableText.tsx';
import { LegalFrame } from './LegalFrame.tsx';
import type { LegalDocument } from '#content/legal/document.ts';
import { tokens } from '#theme/index.ts';

const Part = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  // Matches the numbering of the table of contents.
  counterIncrement: 'legal-part',
  '& > h2': { display: 'flex', gap: 12 },
  '& > h2::before': { content: 'counter(legal-part)', color: tokens.color.orangeText },
  '& > p': { marginTop: theme.spacing(1.5) },
  '& > ul': { listStyle: 'disc', paddingLeft: '1.25em', marginTop: theme.spacing(1) },
  '& li': { marginTop: theme.spacing(0.75) },
}));

/** A legal text, each section with its anchor. */
export function LegalText({ lead, parts, ...frame }: LegalDocument) {
  return (
    <LegalFrame {...frame} parts={parts}>
      <Typography>{lead}</Typography>
      {parts.map(({ id, heading, paragraphs, items }, index) => (
        <Part key={id} id={id} aria-labelledby={`part-${index + 1}`}>
          {/* Reader views drop a heading whose id holds a word such as contact. */}
          <Typography variant="h4" component="h2" id={`part-${index + 1}`}>
            {heading}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph}>
              <WithAddresses>{paragraph}</WithAddresses>
            </Typography>
          ))}
          {items ? (
            <List>
              {items.map((item) => (
                <ListItem key={item}>
                  <WithAddresses>{item}</WithAddresses>
                </ListItem>
              ))}
            </List>
          ) : null}
        </Part>
      ))}
    </LegalFrame>
  );
}
