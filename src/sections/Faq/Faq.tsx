import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { Disclosure } from '#components/Disclosure.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { tokens } from '#theme/index.ts';

const More = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  marginTop: theme.spacing(3),
  padding: theme.spacing(2, 2.5),
  borderRadius: tokens.radius.card,
  color: tokens.color.paper,
  backgroundColor: tokens.color.greenDeep,
  // The text wraps before the button moves below it.
  '& > h3': { ...theme.typography.h4, flex: '1 1 7em' },
  [theme.breakpoints.up('laptop')]: { position: 'sticky', top: 96, margin: 0, padding: theme.spacing(3) },
}));

// Resets the green band's white focus ring, which would be invisible on these white cards.
const Answers = styled('div')({ '--focus-color': tokens.focus.color });

const heights = { phone: 966, tablet: 901, laptop: 692 };

/** Props of `Faq`. */
export interface FaqProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** The `details` group name: at most one answer is open. */
  group: string;
  /** The questions, each with its anchor. */
  items: ReadonlyArray<{ id: string; question: string; answer: string }>;
  /** Link to the contact section. */
  more: { title: string; contact: { label: string; href: string } };
}

/** Questions and answers, the first one open. At most one answer is open; a second click closes it. */
export function Faq({ id, title, lead, group, items, more }: FaqProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead} band="green" scalloped split="aside" heights={heights}>
      <Answers data-kept-clear="">
        <TicketCard>
          {items.map(({ id: anchor, question, answer }, at) => (
            <Disclosure key={anchor} id={anchor} title={question} group={group} open={at === 0}>
              {answer}
            </Disclosure>
          ))}
        </TicketCard>
      </Answers>
      <More>
        <h3>{more.title}</h3>
        <ActionLink href={more.contact.href} variant="contained">
          {more.contact.label}
        </ActionLink>
      </More>
    </SectionFrame>
  );
}
