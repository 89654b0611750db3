import { shareTokens } from '../../core/share-token.js';

/** Tokens of shared lists. */
export const { tokenOf: shareTokenOf, idOf: shareIdOf } = shareTokens('favorites-share');
