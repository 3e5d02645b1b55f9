import { styled } from '@mui/material/styles';
import { Disclosure } from '#components/Disclosure.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';

const Answers = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('laptop')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    columnGap: theme.spacing(8),
  },
  '& details': { borderBottom: `2px dashed ${tokens.color.line}` },
  '&& details': { borderTop: 0 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& a': {
    overflowWrap: 'anywhere',
    display: 'inline-block',
    padding: theme.spacing(1.25, 0),
    fontSize: '0.9375rem',
  },
}));

const heights = { phone: 525, tablet: 538, laptop: 327 };

/** Props of `Company`. */
export interface CompanyProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** Short answers, each with an anchor and an optional link. */
  blocks: ReadonlyArray<{
    id: string;
    title: string;
    body: string;
    link?: { label: string; href: string; newTab?: boolean };
  }>;
}

/** About the company: closed answers, each opened by the footer's link to it. */
export function Company({ blocks, ...frame }: CompanyProps) {
  // Each column is a part of its own: an answer that opens moves only what stands below it.
  const half = Math.ceil(blocks.length / 2);
  const columns = [blocks.slice(0, half), blocks.slice(half)];
  return (
    <SectionFrame {...frame} band="white" scalloped heights={heights}>
      <Answers data-kept-clear="">
        {columns.map((column) => (
          <div key={column[0]?.id}>
            {column.map(({ id, title, body, link }) => (
              <Disclosure key={id} id={id} title={title}>
                <p>{body}</p>
                {link ? (
                  <a href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                    {link.label}
                  </a>
                ) : null}
              </Disclosure>
            ))}
          </div>
        ))}
      </Answers>
    </SectionFrame>
  );
}
