import { useWizardHostQuery } from '../../../generated/graphql';
import type { TaxProfile } from '../../../generated/schema';
import { useWizard } from './WizardContext';

/** Whether the host is professional: as answered in this draft, else from the account; null until known. */
export function useIsTrader(): boolean | null {
  const { values } = useWizard();
  const { data } = useWizardHostQuery();
  return values.isTrader ?? data?.viewer?.isTrader ?? null;
}

/** The tax status that is incompatible with the answer. */
export function contradictingProfile(isTrader: boolean | null): TaxProfile | null {
  if (isTrader === null) return null;
  return isTrader ? 'PARTICULAR' : 'EMPRESA';
}
