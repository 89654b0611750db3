import type { SpokenLanguage } from '../../../../generated/schema';

/** The fields of the profile form. */
export interface ProfileValues {
  displayName: string;
  bio: string;
  city: string;
  languages: readonly SpokenLanguage[];
  /** Null until a host has declared it. */
  isTrader: boolean | null;
}
