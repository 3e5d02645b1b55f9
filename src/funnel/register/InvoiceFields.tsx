import { styled } from '@mui/material/styles';
import type { UseFormReturn } from 'react-hook-form';
import { foldMark } from '#components/foldMark.ts';
import { FormField } from '#components/FormField.tsx';
import { register as words } from '#content/funnel/register.ts';
import type { RegistrationForm } from '#domain/registration.ts';
import { tokens } from '#theme/index.ts';
import type { RegisterValues } from './registerSchema.ts';

// Few owners need them on the first day, so they are folded.
const Folded = styled('details')(({ theme }) => ({
  '& > summary': { ...foldMark, minHeight: tokens.target.regular },
  '& > div': { display: 'grid', gap: theme.spacing(1.5), paddingTop: theme.spacing(1) },
}));

/** Props of `InvoiceFields`. */
export interface InvoiceFieldsProps {
  form: UseFormReturn<RegisterValues, unknown, RegistrationForm>;
}

/** What invoices say about the buyer: a business name and a tax number, which may be left out. */
export function InvoiceFields({ form: { register, formState } }: InvoiceFieldsProps) {
  const { businessName, taxNumber } = formState.errors;
  return (
    <Folded open={Boolean(businessName ?? taxNumber)}>
      <summary>{words.invoices}</summary>
      <div>
        <FormField
          {...register('businessName')}
          label={words.businessName.label}
          error={businessName?.message}
          autoComplete="organization"
        />
        <FormField
          {...register('taxNumber')}
          label={words.taxNumber.label}
          error={taxNumber?.message}
          autoComplete="off"
        />
      </div>
    </Folded>
  );
}
