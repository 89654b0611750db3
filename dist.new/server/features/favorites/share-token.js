import { shareTokens } from '../../core/share-token.js';
/** Addresses of shared lists. */
export const { tokenOf: shareTokenOf, idOf: shareIdOf } = shareTokens('favorites-share');
//# sourceMappingURL=share-token.js.map