import { createContext, use, useEffect, type RefObject } from 'react';
import { keptFields, type OpenForm } from '#gateways/SessionGateway.ts';

/** The forms of the page that stay open when its language is switched; not that of a password, which is never stored. */
export type FormName = 'address' | 'books' | 'change' | 'leaving' | 'pause' | 'profile' | 'removal';

/** The form that was open when the language was switched. */
export interface KeptForm {
  has: (name: FormName | undefined) => boolean;
  /** What was typed and chosen in the form; undefined if it was not open, or was asked for before. */
  take: (name: FormName | undefined) => OpenForm | undefined;
}

export function keptForm(open: OpenForm | undefined): KeptForm {
  let kept = open;
  const has: KeptForm['has'] = (name) => kept !== undefined && kept.name === name;
  return {
    has,
    take: (name) => {
      const taken = has(name) ? kept : undefined;
      if (taken) kept = undefined;
      return taken;
    },
  };
}

const KeptFormContext = createContext(keptForm(undefined));

export const KeptFormProvider = KeptFormContext.Provider;

/** Whether the form was open when the language was switched, and is not open again yet. */
export function useWasOpen(name: FormName | undefined): boolean {
  return use(KeptFormContext).has(name);
}

/** Waits until React has rendered. */
const rendered = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Types a text past the setter by which React keeps a field's value. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

async function bringTo(form: HTMLFormElement, { values }: OpenForm): Promise<void> {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(keptFields)];
  // The account offers other choices meanwhile.
  if (fields.length !== values.length) return;
  for (const [index, field] of fields.entries()) {
    const value = values[index];
    if (typeof value === 'string' && value !== field.value) type(field, value);
    else if (typeof value === 'boolean' && 'checked' in field && field.checked !== value) field.click();
    // The next choice is made on top of this one.
    await rendered();
  }
}

/** Brings what was typed and chosen in the form before the language was switched. */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, name: FormName | undefined): void {
  const kept = use(KeptFormContext);
  useEffect(() => {
    const open = kept.take(name);
    if (form.current && open) void bringTo(form.current, open);
  }, [kept, form, name]);
}
