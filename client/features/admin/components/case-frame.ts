import { createContext, type ComponentType, type ReactNode } from 'react';
import { ActChoice, type ActChoiceProps } from './ActChoice';
import { CaseRoom, type CaseRoomProps } from './CaseRoom';

/** How a case is laid out: as a page of three columns, or narrow beside its list. */
export interface CaseFrame {
  readonly Room: ComponentType<CaseRoomProps>;
  readonly Choice: <Act extends string>(props: ActChoiceProps<Act>) => ReactNode;
}

/** What stands around the cases below; a page of its own unless somebody says otherwise. */
export const CaseFrameContext = createContext<CaseFrame>({ Room: CaseRoom, Choice: ActChoice });
