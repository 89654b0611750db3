import { ActMenu } from './ActMenu';
import type { CaseFrame } from './case-frame';
import { CasePanel } from './CasePanel';

/** A case where there is little room: beside its list, or as a row of a queue. */
export const NARROW_FRAME: CaseFrame = { Layout: CasePanel, Choice: ActMenu };
