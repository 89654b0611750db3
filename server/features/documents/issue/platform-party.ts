import type { Config } from '../../../config.js';
import type { Party } from '../document-content.types.js';

type Company = Pick<Config, 'companyName' | 'companyNif' | 'companyAddress'>;

/** The company behind the platform. */
export function platformParty({ companyName, companyNif, companyAddress }: Company): Party {
  return { name: companyName, nif: companyNif, address: companyAddress };
}

/** Whether no company is registered yet: then documents are samples. */
export function isSample({ companyNif }: Company): boolean {
  return companyNif === null;
}
