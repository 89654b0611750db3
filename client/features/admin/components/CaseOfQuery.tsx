import { useContext, type ReactNode } from 'react';
import { CaseFrameContext } from './case-frame';
import { NoCase } from './NoCase';

/** The parts of a case page. */
export interface CaseParts {
  readonly title: string;
  /** State, reference, dates: one line under the title. */
  readonly sub: ReactNode;
  /** Beside the title, when the case is beside its list. */
  readonly picture?: ReactNode;
  /** At the end of the head, such as the case's place in its queue. */
  readonly headEnd?: ReactNode;
  readonly details: ReactNode;
  /** The history, in the middle column. */
  readonly events: ReactNode;
  readonly decision: ReactNode;
}

interface CaseOfQueryProps<Data, Case> {
  query: { readonly data?: Data; readonly error?: Error; readonly refetch: () => Promise<unknown> };
  /** The case in the response; null without the permission to see it. */
  caseOf: (data: Data) => Case | null | undefined;
  /** Path of the list that the case is opened from. */
  backTo: string;
  /** `refresh` reloads the case after an act. */
  renderCase: (found: Case, refresh: () => void) => CaseParts;
}

/** One case of the staff: loading, error, not found, or its page. */
export function CaseOfQuery<Data, Case>({ query, caseOf, backTo, renderCase }: CaseOfQueryProps<Data, Case>) {
  const { Layout } = useContext(CaseFrameContext);
  const { data, error, refetch } = query;
  const refresh = () => void refetch();
  const found = data && caseOf(data);
  if (!found) return <NoCase isGone={data !== undefined} error={error} onRetry={refresh} backTo={backTo} />;
  const { events, ...parts } = renderCase(found, refresh);
  return (
    <Layout {...parts} backTo={backTo}>
      {events}
    </Layout>
  );
}
