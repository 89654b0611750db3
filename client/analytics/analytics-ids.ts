/** The analytics settings that the server wrote into the page. */
export interface AnalyticsIds {
  tagManagerId: string | null;
  behaviourAnalyticsId: string | null;
  /** The policy that blocks already loaded scripts. */
  policyWithout: string;
}

/** The ids of this installation; null when it has none. */
export function readAnalyticsIds(): AnalyticsIds | null {
  const text = document.getElementById('analytics')?.textContent;
  return text ? (JSON.parse(text) as AnalyticsIds) : null;
}
