import { useContext, type ReactNode } from 'react';
import { CaseFrameContext } from './case-frame';
import { NoCase } from './NoCase';

/** What a case room shows of its case. */
export interface CaseParts {
  readonly title: string;
  /** State, reference, dates: one line under the title. */
  readonly sub: ReactNode;
  /** Beside the title, where the case stands beside its list. */
  readonly picture?: ReactNode;
  /** At the end of the head, such as the case's place in its queue. */
  readonly headEnd?: ReactNode;
  readonly details: ReactNode;
  /** What happened, in the middle. */
  readonly events: ReactNode;
  readonly decision: ReactNode;
}

interface CaseOfQueryProps<Data, Case> {
  query: { readonly data?: Data; readonly error?: Error; readonly refetch: () => Promise<unknown> };
  /** The case in the answer; null without the right to see it. */
  caseOf: (data: Data) => Case | null | undefined;
  /** Address of the list that the case is opened from. */
  backTo: string;
  /** `refresh` loads the case anew after an act. */
  renderCase: (found: Case, refresh: () => void) => CaseParts;
}

/** One case of the staff: loading, failed, gone, or the room with its parts. */
export function CaseOfQuery<Data, Case>({ query, caseOf, backTo, renderCase }: CaseOfQueryProps<Data, Case>) {
  const { Room } = useContext(CaseFrameContext);
  const { data, error, refetch } = query;
  const refresh = () => void refetch();
  const found = data && caseOf(data);
  if (!found) return <NoCase isGone={data !== undefined} error={error} onRetry={refresh} backTo={backTo} />;
  const { events, ...parts } = renderCase(found, refresh);
  return (
    <Room {...parts} backTo={backTo}>
      {events}
    </Room>
  );
}
