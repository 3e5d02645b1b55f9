import { styled } from '@mui/material/styles';
import { ActionLink } from '#components/ActionLink.tsx';
import { Disclosure } from '#components/Disclosure.tsx';
import { SectionFrame } from '#components/SectionFrame.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { tokens } from '#theme/index.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(5),
  [theme.breakpoints.up('laptop')]: { gridTemplateColumns: '1fr 300px', gap: theme.spacing(8) },
}));

const More = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: tokens.radius.card,
  color: tokens.color.paper,
  backgroundColor: tokens.color.green,
  '--focus-color': tokens.focus.onDark,
  '& h3': theme.typography.h4,
  '& p': { margin: theme.spacing(1, 0, 2.5) },
  [theme.breakpoints.up('laptop')]: { position: 'sticky', top: 96 },
}));

/** Props of `Faq`. */
export interface FaqProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead: string;
  /** What ties the answers together, so that one closes the other. */
  group: string;
  /** Each question has an anchor of its own. */
  items: ReadonlyArray<{ id: string; question: string; answer: string }>;
  /** The way to somebody who answers what is not here. */
  more: { title: string; body: string; contact: { label: string; href: string } };
}

/** What owners ask. At most one answer is open; asking again closes it. */
export function Faq({ id, title, lead, group, items, more }: FaqProps) {
  return (
    <SectionFrame id={id} title={title} lead={lead}>
      <Columns>
        <TicketCard>
          {items.map(({ id: anchor, question, answer }) => (
            <Disclosure key={anchor} id={anchor} title={question} group={group}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </TicketCard>
        <More>
          <h3>{more.title}</h3>
          <p>{more.body}</p>
          <ActionLink href={more.contact.href} variant="contained">
            {more.contact.label}
          </ActionLink>
        </More>
      </Columns>
    </SectionFrame>
  );
}
