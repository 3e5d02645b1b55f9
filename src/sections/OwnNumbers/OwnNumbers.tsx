import type { ReactNode } from 'react';
import { SectionFrame } from '#components/SectionFrame.tsx';

const heights = { phone: 712, tablet: 622, laptop: 490 };

/** Props of `OwnNumbers`. */
export interface OwnNumbersProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** The claim, marked as one. */
  lead: string;
  /** The sum. */
  children: ReactNode;
}

/** The claimed increase for one owner, with arithmetic that can be checked, beside its heading where there is room. */
export function OwnNumbers({ children, ...frame }: OwnNumbersProps) {
  return (
    <SectionFrame {...frame} band="green" scalloped split="even" heights={heights}>
      {children}
    </SectionFrame>
  );
}
