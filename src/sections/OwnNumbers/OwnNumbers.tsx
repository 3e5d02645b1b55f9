import type { ReactNode } from 'react';
import { SectionFrame } from '#components/SectionFrame.tsx';

/** Props of `OwnNumbers`. */
export interface OwnNumbersProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** What is claimed, and that it is a claim. */
  lead: string;
  /** The sum. */
  children: ReactNode;
}

/** What the claimed increase would mean for one owner: the claim, and the arithmetic anybody can check. */
export function OwnNumbers({ children, ...frame }: OwnNumbersProps) {
  return (
    <SectionFrame {...frame} band="green" scalloped>
      {children}
    </SectionFrame>
  );
}
