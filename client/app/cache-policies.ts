import type { TypePolicies } from '@apollo/client';
import { onboardingPolicies } from '../features/accounts/onboarding/onboarding.cache';
import { profilePolicies } from '../features/accounts/profile/profile.cache';
import { contentPolicies } from '../features/content/content.cache';
import { dashboardPolicies } from '../features/dashboard/dashboard.cache';
import { favoritesPolicies } from '../features/favorites/favorites.cache';
import { reviewsPolicies } from '../features/reviews/reviews.cache';
import { messagesPolicies } from '../features/messages/messages.cache';
import { searchPolicies } from '../features/search/search.cache';

/** The features' cache policies, each from its own `x.cache.ts`. */
export const featurePolicies: readonly TypePolicies[] = [
  contentPolicies,
  dashboardPolicies,
  favoritesPolicies,
  messagesPolicies,
  onboardingPolicies,
  profilePolicies,
  reviewsPolicies,
  searchPolicies,
];
