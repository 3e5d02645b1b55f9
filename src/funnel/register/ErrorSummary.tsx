import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { register as words } from '#content/funnel/register.ts';
import { shared } from '#content/funnel/shared.ts';
import { eachDraftText } from '#domain/draft.ts';

// In their order on the screen.
const labels = {
  fullName: words.fullName.label,
  ...eachDraftText((name) => words[name].label),
  posDevices: words.posDevices.numberLabel,
  currency: words.currency.label,
  password: words.password.label,
  confirmPassword: words.confirmPassword.label,
  termsAccepted: shared.links.terms.label,
};

/** The name of a field that can be wrong, which is also its id. */
export type WrongField = keyof typeof labels;

/** The names of the wrong fields, in their order on the screen. */
export function wrongFields(errors: Readonly<Record<string, unknown>>): WrongField[] {
  return (Object.keys(labels) as WrongField[]).filter((name) => errors[name] !== undefined);
}

const Target = styled(Link)({ display: 'inline-block', paddingBlock: 6 });

export interface ErrorSummaryProps {
  /** The wrong fields; another list takes the focus again. */
  fields: readonly WrongField[];
  /** Called to put the focus in a field. */
  onGo: (name: WrongField) => void;
}

/** How many fields of a refused form are wrong, with a link to each. It takes the focus: no live region. */
export function ErrorSummary({ fields, onGo }: ErrorSummaryProps) {
  const id = useId();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), [fields]);
  return (
    <Alert
      severity="error"
      role="group"
      aria-labelledby={id}
      iconMapping={{ error: <Icon of={CircleAlert} size={24} /> }}
    >
      <AlertTitle id={id} ref={heading} tabIndex={-1} component="h2">
        {words.errorSummary(fields.length)}
      </AlertTitle>
      <List disablePadding>
        {fields.map((name) => (
          <ListItem key={name} disablePadding>
            <Target
              href={`#${name}`}
              onClick={(event) => {
                // The address of the page stays, and a field of two parts chooses its own.
                event.preventDefault();
                onGo(name);
              }}
            >
              {labels[name]}
            </Target>
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
