import { createContext, type ComponentType, type ReactNode } from 'react';
import { ActChoice, type ActChoiceProps } from './ActChoice';
import { CaseLayout, type CaseLayoutProps } from './CaseLayout';

/** The layout of a case: a page of three columns, or narrow beside its list. */
export interface CaseFrame {
  readonly Layout: ComponentType<CaseLayoutProps>;
  readonly Choice: <Act extends string>(props: ActChoiceProps<Act>) => ReactNode;
}

/** The layout for the cases below; a separate page by default. */
export const CaseFrameContext = createContext<CaseFrame>({ Layout: CaseLayout, Choice: ActChoice });
