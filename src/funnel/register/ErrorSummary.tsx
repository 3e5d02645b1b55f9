import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
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

const line = { display: 'flex', alignItems: 'center', gap: 4, paddingBlock: 6 } as const;
const Target = styled(Link)(line);
const Mended = styled('span')(line);

export interface ErrorSummaryProps {
  /** The fields that were wrong when the form was refused; another list takes the focus again. */
  fields: readonly WrongField[];
  /** The fields that are wrong now, also those that became so since. */
  wrong: readonly WrongField[];
  /** Whether the form would be accepted now. */
  valid: boolean;
  /** Called to put the focus in a field. */
  onGo: (name: WrongField) => void;
}

/**
 * How many fields of a refused form are wrong, with a link to each. It takes the focus: no live region. A mended field keeps its
 * line, checked, because a shorter list would move the fields while one types.
 */
export function ErrorSummary({ fields, wrong, valid, onGo }: ErrorSummaryProps) {
  const id = useId();
  const heading = useRef<HTMLDivElement>(null);
  // A form can be wrong before a field of it is marked.
  const count = Math.max(wrong.length, valid ? 0 : 1);
  useEffect(() => heading.current?.focus(), [fields]);
  return (
    <Alert
      severity={count === 0 ? 'success' : 'error'}
      role="group"
      aria-labelledby={id}
      icon={<Icon of={count === 0 ? Check : CircleAlert} size={24} />}
    >
      <AlertTitle id={id} ref={heading} tabIndex={-1} component="h2">
        {words.errorSummary(count)}
      </AlertTitle>
      <List disablePadding>
        {fields.map((name) => (
          <ListItem key={name} disablePadding>
            {wrong.includes(name) ? (
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
            ) : (
              <Mended>
                <span>
                  {labels[name]}
                  <VisuallyHidden>, {words.fixed}</VisuallyHidden>
                </span>
                <Icon of={Check} size={16} />
              </Mended>
            )}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
