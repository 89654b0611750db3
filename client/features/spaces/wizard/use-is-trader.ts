import { useWizardHostQuery } from '../../../generated/graphql';
import type { TaxProfile } from '../../../generated/schema';
import { useWizard } from './WizardContext';

/** Whether the host rents out as a professional: as answered in this draft, else as the account says; null until it is known. */
export function useIsTrader(): boolean | null {
  const { values } = useWizard();
  const { data } = useWizardHostQuery();
  return values.isTrader ?? data?.viewer?.isTrader ?? null;
}

/** The tax status that does not go with the answer. */
export function contradictingProfile(isTrader: boolean | null): TaxProfile | null {
  if (isTrader === null) return null;
  return isTrader ? 'PARTICULAR' : 'EMPRESA';
}
