import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';

const { color } = tokens;

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: theme.spacing(3, 5),
  '& > div': { borderTop: `2px dashed ${color.line}`, paddingTop: theme.spacing(2) },
  '& h3': { marginBottom: theme.spacing(1) },
  '& p': { color: theme.vars.palette.text.secondary },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& b': { color: color.ink },
  // Keeps the words of a link together.
  '& a': { display: 'inline-block', overflowWrap: 'anywhere' },
  // Highlights the target of an anchor, which may be in the middle of the section.
  '& p:target > b': { backgroundColor: color.peach, boxShadow: `0 0 0 4px ${color.peach}` },
}));

const heights = { phone: 830, tablet: 470, laptop: 290 };

interface Block {
  id: string;
  title: string;
  body: string;
  link?: { label: string; href: string; newTab?: boolean };
}

export interface CompanyProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** A description of the company, with its anchor. */
  about: { id: string; body: string };
  /** Short answers under a few headings, each with an anchor and an optional link. */
  groups: ReadonlyArray<{ title: string; blocks: readonly Block[] }>;
}

/** Company information: the targets of the footer's links, all expanded. */
export function Company({ about, groups, ...frame }: CompanyProps) {
  return (
    <SectionFrame
      {...frame}
      lead={<span id={about.id}>{about.body}</span>}
      band="white"
      scalloped
      split
      heights={heights}
    >
      <Groups data-kept-clear="">
        {groups.map(({ title, blocks }) => (
          <div key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            {blocks.map(({ id, title: name, body, link }) => (
              <Typography key={id} id={id}>
                <b>{name}.</b> {body}{' '}
                {link ? (
                  <Link href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                    {link.label}
                  </Link>
                ) : null}
              </Typography>
            ))}
          </div>
        ))}
      </Groups>
    </SectionFrame>
  );
}
