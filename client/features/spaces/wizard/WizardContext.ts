import { createContext, use } from 'react';
import type { WizardSpace_SpaceFragment, WizardStep } from '../../../generated/graphql';
import type { DraftState } from './draft-store';
import type { Draft } from './draft-values';
import type { Problem } from './steps';
import type { Uploads } from './use-uploads';

/** What every part of the wizard may know and do. */
export interface Wizard {
  /** A space that is or was published, not a new one. */
  isEdit: boolean;
  step: WizardStep;
  /** Of a step that takes several screens; 0 is the first. */
  screen: number;
  draft: DraftState;
  values: Draft;
  /** What the server says of the saved draft; null before the first save. */
  space: WizardSpace_SpaceFragment | null;
  /** All that publishing would refuse, without the fields that are being changed just now. */
  problems: readonly Problem[];
  /** Steps the host wanted to leave or publish: only their problems are shown. */
  triedSteps: ReadonlySet<WizardStep>;
  uploads: Uploads;
  change: (values: Draft) => void;
  /** What is wrong with a field, once its step has been tried. */
  problemAt: (field: string) => string | undefined;
  /** Opens a step, and moves focus to a field of it. */
  goTo: (step: WizardStep, field?: string) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard this part belongs to. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard must be used inside the wizard');
  return wizard;
}
