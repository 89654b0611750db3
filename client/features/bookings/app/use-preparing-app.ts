import { usePreparingAppQuery, type PreparingAppQuery } from '../../../generated/graphql';

/** The app that prepared a booking: only one that the viewer allows to act for them, whatever the address says. */
export function usePreparingApp(id: string): PreparingAppQuery['connectedApps'][number] | null {
  const { data } = usePreparingAppQuery();
  return data?.connectedApps.find((app) => app.id === id) ?? null;
}
