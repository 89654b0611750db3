/** What the server put into the page about analytics. */
export interface AnalyticsIds {
  tagManagerId: string | null;
  behaviourAnalyticsId: string | null;
  /** The policy that silences whatever of them runs. */
  policyWithout: string;
}

/** The ids that this installation uses; null when it has none. */
export function readAnalyticsIds(): AnalyticsIds | null {
  const text = document.getElementById('analytics')?.textContent;
  return text ? (JSON.parse(text) as AnalyticsIds) : null;
}
