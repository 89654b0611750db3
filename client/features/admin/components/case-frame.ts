import { createContext, type ComponentType, type ReactNode } from 'react';
import { ActChoice, type ActChoiceProps } from './ActChoice';
import { CaseRoom, type CaseRoomProps } from './CaseRoom';

/** The layout of a case: a page of three columns, or narrow beside its list. */
export interface CaseFrame {
  readonly Room: ComponentType<CaseRoomProps>;
  readonly Choice: <Act extends string>(props: ActChoiceProps<Act>) => ReactNode;
}

/** The layout for the cases below; a separate page by default. */
export const CaseFrameContext = createContext<CaseFrame>({ Room: CaseRoom, Choice: ActChoice });
