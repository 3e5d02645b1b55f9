import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { Disclosure } from '#components/Disclosure.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { tokens } from '#theme/index.ts';

// Resets the green band's white focus ring, which would be invisible on these white cards.
const Answers = styled('div')(({ theme }) => ({
  '--focus-color': tokens.focus.color,
  '& > a': {
    marginTop: theme.spacing(3),
    '--focus-color': tokens.focus.onDark,
    [theme.breakpoints.down('tablet')]: { width: '100%' },
  },
}));

/** What a closed question takes, and all the rest: heading, answer and padding. In pixels. */
const row = 54;
const rest = { phone: 395, tablet: 310, laptop: 210 };

export interface FaqProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** The `details` group name: at most one answer is open. */
  group: string;
  /** The questions, each with its anchor. */
  items: ReadonlyArray<{ id: string; question: string; answer: string }>;
  /** A link to the contact section, after the lead. */
  more: { title: string; contact: { label: string; href: string } };
  /** The way to the sign-up, after the answers. */
  start: { label: string; href: string };
}

/** Questions and answers, the first one open. At most one answer is open; a second click closes it. */
export function Faq({ id, title, lead, group, items, more, start }: FaqProps) {
  return (
    <SectionFrame
      id={id}
      title={title}
      lead={
        <>
          {lead} {more.title} <Link href={more.contact.href}>{more.contact.label}</Link>
        </>
      }
      band="green"
      scalloped
      split
      heights={{
        phone: rest.phone + row * items.length,
        tablet: rest.tablet + row * items.length,
        laptop: rest.laptop + row * items.length,
      }}
    >
      <Answers data-kept-clear="">
        <TicketCard>
          {items.map(({ id: anchor, question, answer }, at) => (
            <Disclosure key={anchor} id={anchor} title={question} group={group} open={at === 0}>
              {answer}
            </Disclosure>
          ))}
        </TicketCard>
        <ActionLink href={start.href} variant="contained" size="large">
          {start.label}
        </ActionLink>
      </Answers>
    </SectionFrame>
  );
}
