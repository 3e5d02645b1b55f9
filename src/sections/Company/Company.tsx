import { styled } from '@mui/material/styles';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { tokens } from '#theme/index.ts';

const { color, radius } = tokens;

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: theme.spacing(1, 2),
  margin: theme.spacing(0, -1.5),
}));

const Block = styled('article')(({ theme }) => ({
  padding: theme.spacing(2, 1.5),
  borderRadius: radius.control,
  '& > h3': {
    ...theme.typography.h5,
    paddingBottom: theme.spacing(1),
    marginBottom: theme.spacing(1.5),
    borderBottom: `2px dashed ${color.lineStrong}`,
  },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > a': {
    overflowWrap: 'anywhere',
    display: 'inline-block',
    padding: theme.spacing(1.25, 0),
    fontSize: '0.9375rem',
  },
  // Whoever came by the footer sees which of the eight was meant.
  '&:target': { backgroundColor: color.peachSoft },
}));

/** Props of `Company`. */
export interface CompanyProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** Short answers, each with an anchor of its own and perhaps a way on. */
  blocks: ReadonlyArray<{
    id: string;
    title: string;
    body: string;
    link?: { label: string; href: string; newTab?: boolean };
  }>;
}

/** Who stands behind the product, in short answers that the links at the foot of the page lead to. */
export function Company({ blocks, ...frame }: CompanyProps) {
  return (
    <SectionFrame {...frame}>
      <Blocks>
        {blocks.map(({ id, title, body, link }) => (
          <Block key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{title}</h3>
            <p>{body}</p>
            {link ? (
              <a href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                {link.label}
              </a>
            ) : null}
          </Block>
        ))}
      </Blocks>
    </SectionFrame>
  );
}
