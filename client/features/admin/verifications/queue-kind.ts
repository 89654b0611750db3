import { useSearchParams } from 'react-router-dom';
import type { Every } from '../../../forms/every';
import type { VerificationKind } from '../../../generated/schema';
import { sectionPath } from '../section-path';

export const VERIFICATION_KINDS = ['IDENTITY', 'SPACE'] as const satisfies Every<VerificationKind>;

/** The path of the queue of a kind, both by default, and of one of its verifications. */
export const verificationsPath = (kind: VerificationKind | null, id?: string): string =>
  `${sectionPath('verifications', id)}${kind ? `&kind=${kind}` : ''}`;

/** The kind in the URL, and URLs with the same kind. */
export function useQueueKind() {
  const [query] = useSearchParams();
  const kind = VERIFICATION_KINDS.find((name) => name === query.get('kind')) ?? null;
  return { kind, pathOf: (id?: string): string => verificationsPath(kind, id) };
}
