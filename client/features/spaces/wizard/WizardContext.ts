import { createContext, use } from 'react';
import type { WizardSpace_SpaceFragment, WizardStep } from '../../../generated/graphql';
import type { DraftState } from './draft-store';
import type { Draft } from './draft-values';
import type { Problem } from './steps';
import type { Uploads } from './use-uploads';

/** State and commands of the wizard. */
export interface Wizard {
  /** A space that is or was published, not a new one. */
  isEdit: boolean;
  step: WizardStep;
  /** Of a step with several screens; 0 is the first. */
  screen: number;
  draft: DraftState;
  values: Draft;
  /** The server's state of the saved draft; null before the first save. */
  space: WizardSpace_SpaceFragment | null;
  /** Everything that prevents publishing, except for fields being changed right now. */
  problems: readonly Problem[];
  /** Steps that the host tried to leave or publish: only their problems are shown. */
  triedSteps: ReadonlySet<WizardStep>;
  uploads: Uploads;
  change: (values: Draft) => void;
  /** The problem of a field, once its step has been tried. */
  problemAt: (field: string) => string | undefined;
  /** Opens a step, and moves the focus to a field of it. */
  goTo: (step: WizardStep, field?: string) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The context of the wizard. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard must be used inside the wizard');
  return wizard;
}
